/** The schema.org vocabulary, read from the typings that schema-dts generates of it, and a check of graphs against it. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const TYPINGS = 'node_modules/schema-dts/dist/schema.d.ts';

/** The typings say a type X three times: XBase has the properties, XLeaf the name, the alias X all kinds of X. */
const interfaces = new Map<string, ts.InterfaceDeclaration>();
const aliases = new Map<string, ts.TypeNode>();
const leafOf = new Map<string, string>();

const memberName = (member: ts.TypeElement) =>
  member.name && ts.isStringLiteral(member.name) ? member.name.text : undefined;
const literal = (node: ts.TypeNode | undefined) =>
  node && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
const reference = (node: ts.TypeNode) =>
  ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? node.typeName.text : undefined;
const parts = (node: ts.TypeNode): readonly ts.TypeNode[] => (ts.isUnionTypeNode(node) ? node.types : [node]);

for (const statement of ts.createSourceFile(TYPINGS, readFileSync(TYPINGS, 'utf8'), ts.ScriptTarget.Latest)
  .statements) {
  if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
  if (!ts.isInterfaceDeclaration(statement)) continue;
  interfaces.set(statement.name.text, statement);
  for (const member of statement.members) {
    const type = ts.isPropertySignature(member) && memberName(member) === '@type' ? literal(member.type) : undefined;
    if (type) leafOf.set(type, statement.name.text);
  }
}

/** True when `type` is `kind` or one of its kinds. */
function isA(type: string, kind: string): boolean {
  const alias = aliases.get(kind);
  return (
    alias !== undefined &&
    parts(alias)
      .map(reference)
      .some((name) => name !== undefined && (name === leafOf.get(type) || isA(type, name)))
  );
}

/** What a property of an interface, its own or inherited, may hold, as names of types; undefined where there is none. */
function rangeIn(name: string, property: string): string[] | undefined {
  const found = interfaces.get(name);
  const own = found?.members.find((member) => memberName(member) === property);
  const wrapped = own && ts.isPropertySignature(own) && own.type;
  if (wrapped && ts.isTypeReferenceNode(wrapped)) {
    return (wrapped.typeArguments?.slice(0, 1) ?? []).flatMap(parts).flatMap((node) => reference(node) ?? []);
  }
  for (const { expression } of (found?.heritageClauses ?? []).flatMap((clause) => clause.types)) {
    const inherited = ts.isIdentifier(expression) ? rangeIn(expression.text, property) : undefined;
    if (inherited) return inherited;
  }
  return undefined;
}

/** An action says beside each property X what has to be put in as "X-input". */
const rangeOf = (type: string, property: string): string[] | undefined =>
  rangeIn(leafOf.get(type) ?? '', property) ??
  (isA(type, 'Action') &&
  /-(in|out)put$/.test(property) &&
  rangeIn(leafOf.get(type) ?? '', property.split('-')[0] ?? '')
    ? ['Text']
    : undefined);

const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);

const DATA: Record<string, (value: unknown) => boolean> = {
  Boolean: (value) => typeof value === 'boolean',
  CssSelectorType: (value) => typeof value === 'string' && value !== '',
  Date: (value) => typeof value === 'string' && /^\d{4}(-\d\d(-\d\d)?)?$/.test(value),
  Integer: Number.isInteger,
  Number: (value) => typeof value === 'number',
  // Whatever has an address may be named by it.
  Thing: isAddress,
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  Time: (value) => typeof value === 'string' && /^\d\d:\d\d$/.test(value),
  URL: isAddress,
};

/** True when a plain value is of the kind, or one of the words that an enumeration has. */
const isPlain = (value: unknown, kind: string): boolean =>
  DATA[kind]?.(value) ??
  parts(aliases.get(kind) ?? ts.factory.createUnionTypeNode([])).some((node) => literal(node) === value);

export type JsonNode = Record<string, unknown>;
export const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const typesOf = (node: JsonNode): string[] => [node['@type']].flat().map(String);
const idOf = (node: JsonNode): string | undefined => (typeof node['@id'] === 'string' ? node['@id'] : undefined);

/** Every node in a graph, nested ones too. */
export function nodesIn(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

/**
 * What is wrong with a graph by the vocabulary: unknown types, properties that a type does not have, values that a
 * property does not take, references to nothing, nodes told twice.
 *
 * @param known types of the nodes that stand on other pages, by `@id`
 */
export function faults(graph: unknown, known: ReadonlyMap<string, string>): string[] {
  const nodes = nodesIn(graph);
  const told = nodes.flatMap((node) => idOf(node) ?? []);
  const ids = new Map([...known].map(([id, type]) => [id, [type]]));
  for (const node of nodes) {
    const id = idOf(node);
    if (id) ids.set(id, typesOf(node));
  }
  const fits = (value: unknown, kind: string): boolean => {
    if (!isNode(value)) return isPlain(value, kind);
    const types = '@type' in value ? typesOf(value) : (ids.get(idOf(value) ?? '') ?? []);
    return types.some((type) => isA(type, kind));
  };
  return [
    ...told.filter((id, at) => told.indexOf(id) !== at).map((id) => `${id} is told twice`),
    ...nodes.flatMap((node) => {
      const types = typesOf(node);
      const unknown = types.filter((type) => !leafOf.has(type));
      if (unknown.length > 0) return [`there is no type ${unknown.join()}`];
      return Object.entries(node).flatMap(([property, held]) => {
        if (property.startsWith('@')) return [];
        const range = types.flatMap((type) => rangeOf(type, property) ?? []);
        if (range.length === 0) return [`${types.join()} has no ${property}`];
        return [held]
          .flat()
          .flatMap((value: unknown) =>
            isNode(value) && !('@type' in value) && !ids.has(idOf(value) ?? '')
              ? [`${property} leads to nothing: ${JSON.stringify(value)}`]
              : range.some((kind) => fits(value, kind))
                ? []
                : [`${types.join()}.${property} does not take ${JSON.stringify(value).slice(0, 80)}`],
          );
      });
    }),
  ];
}
