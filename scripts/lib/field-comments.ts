/** The doc comments of src/business/schema, which are the editors' manual, as data: by record, then by field. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

export interface Described {
  comment: string | undefined;
  fields: Map<string, Described>;
}

/** A constant of a schema file, with the statement that bears its comment. */
interface Constant {
  file: string;
  statement: ts.VariableStatement;
  isExported: boolean;
  value: ts.Expression | undefined;
}

const NOTHING: Described = { comment: undefined, fields: new Map() };

/** @returns what is said of a constant of src/business/schema, looked up by its name and the name of its file, "business.ts" */
export function fieldComments(): (file: string, name: string) => Described {
  const constants = globSync('src/business/schema/*.ts').flatMap(constantsIn);
  const own = new Map(constants.map(([name, constant]) => [`${constant.file} ${name}`, constant]));
  const imported = new Map(constants.filter(([, { isExported }]) => isExported));
  const lookUp = (file: string, name: string): Described => {
    const constant = own.get(`${file} ${name}`) ?? imported.get(name);
    if (!constant) return NOTHING;
    const { fields } = constant.value ? read(constant.file, constant.value) : NOTHING;
    return { comment: commentOf(constant.statement), fields };
  };
  /** What an expression says: the comment of the constant it rests on, and the fields of the objects it makes. */
  const read = (file: string, node: ts.Expression): Described => {
    if (ts.isIdentifier(node)) return lookUp(file, node.text);
    if (ts.isSatisfiesExpression(node)) return read(file, node.expression);
    if (ts.isArrayLiteralExpression(node)) return joined(NOTHING, ...node.elements.map((one) => read(file, one)));
    if (ts.isObjectLiteralExpression(node)) return { comment: undefined, fields: fieldsOf(file, node) };
    if (!ts.isCallExpression(node)) return NOTHING;
    const { expression, arguments: given } = node;
    // unique(text(2, 40)): what the function says, and the fields of what it is given.
    if (ts.isIdentifier(expression))
      return joined(lookUp(file, expression.text), ...given.map((one) => read(file, one)));
    if (!ts.isPropertyAccessExpression(expression)) return NOTHING;
    const said = () => given.map((one) => read(file, one));
    // z.array(…) makes something of what it is given; in fact.optional() or text.min(1) it is what stands before.
    if (ts.isIdentifier(expression.expression) && expression.expression.text === 'z')
      return { comment: undefined, fields: joined(NOTHING, ...said()).fields };
    const before = read(file, expression.expression);
    return expression.name.text === 'extend' ? joined(before, ...said()) : before;
  };
  const fieldsOf = (file: string, { properties }: ts.ObjectLiteralExpression): Described['fields'] =>
    new Map(
      properties.flatMap((property) => {
        if (!property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) return [];
        const { comment, fields } = ts.isPropertyAssignment(property)
          ? read(file, property.initializer)
          : lookUp(file, property.name.text);
        return [[property.name.text, { comment: commentOf(property) ?? comment, fields }] as const];
      }),
    );
  return lookUp;
}

const joined = (first: Described, ...others: readonly Described[]): Described => ({
  comment: first.comment,
  fields: new Map([first, ...others].flatMap(({ fields }) => [...fields])),
});

function constantsIn(path: string): [name: string, constant: Constant][] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return statement.declarationList.declarations.flatMap(({ name, initializer: value }): [string, Constant][] =>
      ts.isIdentifier(name) ? [[name.text, { file: basename(path), statement, isExported, value }]] : [],
    );
  });
}

/** The doc comment before a field or constant, on one line. */
function commentOf(node: ts.Node): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return ts.getTextOfJSDocComment(comment)?.replace(/\s+/g, ' ');
}
