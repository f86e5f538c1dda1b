/** What the cards of the second deck show, in Polish words. Loaded by tables that play with it. */
const files = import.meta.glob<string>("../../../../../content/dixit/second/*.pl.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");
