import path from "node:path";
import { renameTexts } from "../rename-texts.ts";

/** 1.24 words some 230 texts in plainer English. The command runs in the folder of the site. */
export const codemod = (root: string): Promise<void> => renameTexts(root, path.resolve());
