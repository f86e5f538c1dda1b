/** Whether this build has the rules for the browser. Without them nothing is offered that needs them. */
import checker from "stolik-checker";

export const hasRules = checker !== null;
