/**
 * What the real service refuses in strict mode, by its documentation of structured outputs: the root is an object,
 * every object is closed and requires all its properties, and only the listed keywords exist for each type.
 * The words are those of real answers.
 */
type Node = Readonly<Record<string, unknown>>;
type Path = readonly string[];

const limits = {
  properties: 5_000,
  levels: 10,
  enumValues: 1_000,
  text: 120_000,
  longEnum: 250,
  longEnumText: 15_000,
} as const;

const anywhere = ['type', 'title', 'description', 'enum', 'const', 'anyOf', '$ref', '$defs', 'definitions'];
const numeric = ['multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
/** `minLength` and `maxLength` are on no list of supported keywords, and real answers refuse them. */
const ofType: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'format'],
  number: numeric,
  integer: numeric,
  boolean: [],
  null: [],
  object: ['properties', 'required', 'additionalProperties'],
  array: ['items', 'minItems', 'maxItems'],
};
const formats = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'];

/** Why the service refuses this schema; undefined where it takes it. */
export function strictFault(root: unknown): string | undefined {
  if (!isNode(root)) return 'schema must be a JSON Schema object.';
  if (root.type !== 'object') {
    return `schema must be a JSON Schema of 'type: "object"', got 'type: ${JSON.stringify(root.type ?? 'None')}'.`;
  }
  const { $schema: _dialect, ...rest } = root;
  return nodeFault(rest, []) ?? sizeFault(rest);
}

function nodeFault(node: unknown, path: Path): string | undefined {
  if (!isNode(node)) return inContext(path, 'schema must be an object.');
  const types = [node.type ?? []].flat().map(String);
  if (types.length === 0 && !('anyOf' in node) && !('$ref' in node)) {
    return inContext(path, "schema must have a 'type' key.");
  }
  if ('$ref' in node && Object.keys(node).length > 1) {
    return inContext(path, '$ref cannot have keywords beside it.');
  }
  return keywordFault(node, types, path) ?? typeFault(node, types, path) ?? childFault(node, path);
}

function keywordFault(node: Node, types: readonly string[], path: Path): string | undefined {
  const known = new Set([...anywhere, ...types.flatMap((type) => ofType[type] ?? [])]);
  const stranger = Object.keys(node).find((keyword) => !known.has(keyword));
  if (stranger) return inContext(path, `'${stranger}' is not permitted.`);
  const unknownType = types.find((type) => !(type in ofType));
  if (unknownType) return inContext(path, `'${unknownType}' is not a valid type.`);
  const { format } = node;
  return format === undefined || formats.includes(String(format))
    ? undefined
    : inContext(path, `'${String(format)}' is not a valid format.`);
}

function typeFault(node: Node, types: readonly string[], path: Path): string | undefined {
  if (types.includes('array') && !('items' in node)) return inContext(path, 'array schema missing items.');
  if (!types.includes('object')) return undefined;
  if (node.additionalProperties !== false) {
    return inContext(path, "'additionalProperties' is required to be supplied and to be false.");
  }
  const required = Array.isArray(node.required) ? node.required : [];
  const missing = Object.keys(nodeOf(node.properties)).find((name) => !required.includes(name));
  return missing === undefined
    ? undefined
    : inContext(
        path,
        `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`,
      );
}

function childFault(node: Node, path: Path): string | undefined {
  for (const [key, child] of childrenOf(node)) {
    const fault = nodeFault(child, [...path, ...key]);
    if (fault) return fault;
  }
  return undefined;
}

function childrenOf(node: Node): [Path, unknown][] {
  const named = (place: 'properties' | '$defs' | 'definitions'): [Path, unknown][] =>
    Object.entries(nodeOf(node[place])).map(([name, child]) => [[place, name], child]);
  const choices = Array.isArray(node.anyOf) ? node.anyOf : [];
  return [
    ...named('properties'),
    ...named('$defs'),
    ...named('definitions'),
    ...('items' in node ? [[['items'], node.items] as [Path, unknown]] : []),
    ...choices.map((choice, index): [Path, unknown] => [['anyOf', String(index)], choice]),
  ];
}

function sizeFault(root: Node): string | undefined {
  const nodes = [...descend(root, 1)];
  const properties = nodes.flatMap(({ node }) => Object.keys(nodeOf(node.properties)));
  const enums = nodes.flatMap(({ node }) => (Array.isArray(node.enum) ? [node.enum] : []));
  const levels = Math.max(...nodes.map(({ level }) => level));
  const text = [...properties, ...enums.flat()].map(String).join('').length;
  if (properties.length > limits.properties) {
    return `${properties.length} properties exceeds limit of ${limits.properties}.`;
  }
  if (levels > limits.levels) return `${levels} levels of nesting exceeds limit of ${limits.levels}.`;
  if (enums.flat().length > limits.enumValues) {
    return `${enums.flat().length} enum values exceeds limit of ${limits.enumValues}.`;
  }
  if (text > limits.text) return `${text} characters of names and values exceeds limit of ${limits.text}.`;
  const long = enums.find(
    (values) => values.length > limits.longEnum && values.join('').length > limits.longEnumText,
  );
  return long
    ? `enum of ${long.length} values exceeds limit of ${limits.longEnumText} characters.`
    : undefined;
}

/** Objects and arrays each count as a level. */
function* descend(node: Node, level: number): Generator<{ node: Node; level: number }> {
  yield { node, level };
  const isNest = ['object', 'array'].some((type) => [node.type].flat().includes(type));
  for (const [, child] of childrenOf(node)) {
    if (!isNode(child)) continue;
    const isDeeper = isNest && [child.type].flat().some((type) => type === 'object' || type === 'array');
    yield* descend(child, isDeeper ? level + 1 : level);
  }
}

function inContext(path: Path, fault: string): string {
  return `In context=(${path.map((part) => `'${part}'`).join(', ')}), ${fault}`;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodeOf(value: unknown): Node {
  return isNode(value) ? value : {};
}
