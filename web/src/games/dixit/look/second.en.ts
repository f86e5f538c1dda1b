/** What the cards of the second deck show, in English words. Loaded by tables that play with it. */
const files = import.meta.glob<string>("../../../../../content/dixit/second/*.en.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
