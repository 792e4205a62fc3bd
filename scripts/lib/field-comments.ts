/** The doc comments of src/business/schema as data: what a record and each of its fields is for. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Described {
  comment: string | undefined;
  fields: ReadonlyMap<string, Described>;
}

const NOTHING: Described = { comment: undefined, fields: new Map() };

/** @returns the description of a constant of src/business/schema by its name */
export function fieldComments(): (name: string) => Described {
  const constants = new Map<string, ts.VariableDeclaration>();
  for (const path of globSync('src/business/schema/*.ts')) {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements.filter(ts.isVariableStatement))
      for (const constant of statement.declarationList.declarations) constants.set(constant.name.getText(), constant);
  }
  const lookUp = (name: string): Described => {
    const constant = constants.get(name);
    if (!constant?.initializer) return NOTHING;
    return { comment: commentOf(constant.parent.parent), fields: fieldsIn(constant.initializer) };
  };
  /** Fields of all object literals in an expression, and of the constants it names; the last of a name counts. */
  const fieldsIn = (node: ts.Node): Map<string, Described> => {
    const fields = new Map<string, Described>();
    const visit = (inner: ts.Node): void => {
      if (ts.isPropertyAssignment(inner) || ts.isShorthandPropertyAssignment(inner)) {
        const value = ts.isPropertyAssignment(inner) ? inner.initializer : inner.name;
        const name = ts.isStringLiteral(inner.name) ? inner.name.text : inner.name.getText();
        const comment = commentOf(inner) ?? lookUp(firstName(value)).comment;
        fields.set(name, { comment, fields: fieldsIn(value) });
      } else if (ts.isIdentifier(inner)) for (const [name, field] of lookUp(inner.text).fields) fields.set(name, field);
      else if (ts.isPropertyAccessExpression(inner)) visit(inner.expression);
      // Arguments of .meta() are no fields.
      else if (ts.isCallExpression(inner) && inner.expression.getText().endsWith('.meta')) visit(inner.expression);
      else if (!ts.isFunctionLike(inner)) ts.forEachChild(inner, visit);
    };
    visit(node);
    return fields;
  };
  return lookUp;
}

/** The name an expression begins with: `url` of `url.optional()`. */
function firstName(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return firstName(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** The doc comment before a node, on one line. */
function commentOf(node: ts.Node): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return ts.getTextOfJSDocComment(comment)?.replace(/\s+/g, ' ');
}
