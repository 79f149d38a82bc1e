import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { objectOf } from "../../lib/json.ts";

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

type Block = ReturnType<typeof parser.parse>["children"][number];
type Program = NonNullable<NonNullable<Extract<Block, { type: "mdxjsEsm" }>["data"]>["estree"]>;
type Declared = Extract<Program["body"][number], { type: "ExportNamedDeclaration" }>["declaration"];
type Declaration = Extract<NonNullable<Declared>, { type: "VariableDeclaration" }>;
type Expression = NonNullable<Declaration["declarations"][number]["init"]>;

const NAMES = "meta|metadata|frontmatter|frontMatter|matter|post|attributes";
const EXPORTED = new RegExp(String.raw`^export\s+const\s+(?:${NAMES})\b`, "m");
const NAME = new RegExp(`^(?:${NAMES})$`);

/**
 * The metadata that an MDX file exports instead of front matter, as in Next, as far as it can be read without running
 * it; empty if there is none.
 */
export function exportedHead(markdown: string): Record<string, unknown> {
  if (!EXPORTED.test(markdown)) return {};
  try {
    const exported = [...exportedValues(parser.parse(markdown).children)];
    return objectOf(exported.find(([name]) => NAME.test(name))?.[1]);
  } catch {
    // The error is reported where its text is read.
    return {};
  }
}

/** What blocks export, by its name, as far as it can be read without running it. */
export function exportedValues(blocks: readonly Block[]): Map<string, unknown> {
  const declarations = blocks.flatMap((block) =>
    block.type === "mdxjsEsm"
      ? (block.data?.estree?.body ?? []).flatMap((one) =>
          one.type === "ExportNamedDeclaration" && one.declaration?.type === "VariableDeclaration"
            ? one.declaration.declarations
            : [],
        )
      : [],
  );
  return new Map(
    declarations.flatMap(({ id, init }): [string, unknown][] =>
      id.type === "Identifier" && init ? [[id.name, valueOf(init)]] : [],
    ),
  );
}

function valueOf(expression: Expression): unknown {
  switch (expression.type) {
    case "Literal":
      return expression.value;
    case "TemplateLiteral":
      return expression.expressions.length === 0 ? expression.quasis[0]?.value.cooked : undefined;
    case "ArrayExpression":
      return expression.elements.map((one) =>
        one && one.type !== "SpreadElement" ? valueOf(one) : undefined,
      );
    case "NewExpression": {
      const [first] = expression.arguments;
      return first && first.type !== "SpreadElement" ? valueOf(first) : undefined;
    }
    case "ObjectExpression":
      return Object.fromEntries(
        expression.properties.flatMap((one): [string, unknown][] => {
          if (one.type !== "Property" || one.value.type.endsWith("Pattern")) return [];
          const { key, value } = one;
          const name =
            key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
          return isExpression(value) ? [[name, valueOf(value)]] : [];
        }),
      );
    default:
      return undefined;
  }
}

function isExpression(node: { type: string }): node is Expression {
  return !node.type.endsWith("Pattern");
}
