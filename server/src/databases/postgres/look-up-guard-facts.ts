import type {
  Facts,
  FunctionFact,
  LookUp,
  RelationFact,
  TypeFact,
} from '../../guard/postgres/public-types.ts';
import type { Name } from '../../sql/parse-postgres.ts';
import type { PostgresCatalogue } from './catalogue/catalogue.ts';
import { guardFactQueries } from './catalogue/guard-fact-queries.ts';

type Row = readonly (string | null)[];

/** Objects with a smaller number came with the server: nobody can make one. */
const firstUserObject = 16_384;

/** What the guard asks the catalogue. Nothing but names goes in, as one JSON value. */
export function guardFactsLookUp({ read, serverVersion }: PostgresCatalogue): LookUp {
  return async (wanted) => {
    const asked = [
      ...(['functions', 'relations', 'types'] as const).flatMap((kind) =>
        wanted[kind].map(({ schema, name }) => ({ kind, schema, name })),
      ),
      ...wanted.operators.map(({ schema, name, isLeftUntyped, isRightUntyped }) => ({
        kind: 'operators',
        schema,
        name,
        untyped_left: isLeftUntyped,
        untyped_right: isRightUntyped,
      })),
    ];
    const queries = guardFactQueries(await serverVersion());
    const [functions = [], relations = [], types = []] = await read(queries, {
      values: [JSON.stringify(asked)],
    });
    return {
      functions: functions.map(functionFact),
      relations: relations.map(relationFact),
      types: types.map(typeFact),
    } satisfies Facts;
  };
}

function functionFact(row: Row): FunctionFact {
  const [schema = null, name = null, label, builtIn, volatility, kind, extension = null, body = null] = row;
  const [fewest, most, parameters, compiled, polymorphic, runsAs = null, defaults = null, types] =
    row.slice(8);
  return {
    asked: name === null ? null : { schema, name },
    label: label ?? '',
    builtIn: builtIn === 't',
    volatility: volatilities[volatility ?? ''] ?? 'volatile',
    aggregate: kind === 'a',
    extension,
    body: body === null ? null : statementOf(body),
    defaults,
    fewest: Number(fewest),
    most: Number(most),
    parameters: strings(parameters),
    isCompiled: compiled === 't',
    isPolymorphic: polymorphic === 't',
    runsAs,
    types: pairs(types),
  };
}

const volatilities: Readonly<Record<string, FunctionFact['volatility']>> = { i: 'immutable', s: 'stable' };

/** A body may also be kept as `RETURN …` or `BEGIN ATOMIC … END`. */
function statementOf(body: string): string {
  const atomic = /^BEGIN ATOMIC\s([\s\S]*)\sEND$/.exec(body);
  return atomic?.[1] ?? body.replace(/^RETURN\s/, 'SELECT ');
}

const relationKinds: Readonly<Record<string, RelationFact['kind']>> = {
  r: 'table',
  p: 'table',
  v: 'view',
  m: 'materialized view',
  f: 'foreign table',
  S: 'sequence',
};

function relationFact([
  askedSchema = null,
  askedName,
  schema,
  name,
  oid,
  kind,
  extension = null,
  definition = null,
  wrappers,
  columnChecks,
  innerChecks,
  columns,
  computed,
  planned,
  othersPolicies,
  owner,
  isForced,
  hasOwnTypes,
  isReplaced,
]: Row): RelationFact {
  return {
    asked: { schema: askedSchema, name: askedName ?? '' },
    schema: schema ?? '',
    name: name ?? '',
    builtIn: Number(oid) < firstUserObject && isReplaced !== 't',
    kind: relationKinds[kind ?? ''] ?? 'other',
    extension,
    definition,
    wrappers: strings(wrappers),
    columnChecks: strings(columnChecks),
    innerChecks: strings(innerChecks),
    columns: strings(columns),
    computed: strings(computed),
    planned: strings(planned),
    othersPolicies: strings(othersPolicies),
    owner: owner ?? '',
    holdsForOwner: isForced === 't',
    hasOwnTypes: hasOwnTypes === 't',
  };
}

function typeFact([schema, name, checks]: Row): TypeFact {
  return { schema: schema ?? '', name: name ?? '', checks: strings(checks) };
}

function pairs(json: string | null | undefined): Name[] {
  const entries = json ? (JSON.parse(json) as [string, string][]) : [];
  return entries.map(([schema, name]) => ({ schema, name }));
}

function strings(json: string | null | undefined): string[] {
  return json ? (JSON.parse(json) as string[]) : [];
}
