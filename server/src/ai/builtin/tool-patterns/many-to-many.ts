import { capitalise, withArticle } from '../naming/label-wording.ts';
import { keyColumns, labelColumns, labelExpression, optional } from '../sql/row-and-number-expressions.ts';
import type { Link, Model, TableModel } from '../suggest/schema-model-types.ts';
import { rowOutputs } from './parts/display-columns.ts';
import { anyContains, limitTo } from './parts/filters.ts';
import { isOfKey } from './parts/join-paths.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Films of an actor', 'Actors with the most films' */
export const manyToMany: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role === 'join')
    .flatMap((table) => pairs(table).flatMap((pair) => [members(model, pair), most(model, pair)]));

/** `one` is asked about, `other` is what belongs to it. */
type Pair = { join: TableModel; one: Link; other: Link };

function pairs(join: TableModel): Pair[] {
  const named = join.up.filter((link) => link.to.label.length > 0 && link.to.key.length > 0 && isOfKey(link));
  return named.flatMap((one) =>
    named.filter((other) => other.to !== one.to).map((other) => ({ join, one, other })),
  );
}

function members(model: Model, { join, one, other }: Pair): ToolPlan {
  return {
    pattern: 'members',
    name: capitalise(`${other.to.noun.many} of ${withArticle(one.label)}`),
    main: other.to,
    others: [one.to, join],
    weight: 0.65 * direction(one.to, other.to) * clarity(join),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: join,
        isSingle: false,
        about: `${capitalise(other.to.noun.many)} that belong to ${withArticle(one.label)}, chosen by name.`,
        write: ({ scope, parameters }) => {
          const [owner, member] = [scope.join(scope.root, one), scope.join(scope.root, other)];
          const name = parameters.add({
            name: one.label,
            type: 'text',
            description: `Part of the name of ${withArticle(one.label)}. Leave empty for all.`,
            required: false,
          });
          return {
            columns: [
              { sql: labelExpression(scope, owner) ?? '', as: one.label },
              ...rowOutputs(scope, member, 4),
            ],
            where: [optional(name, anyContains(scope, owner, owner.table.label, name))],
            orderBy: [
              '1',
              ...labelColumns(scope, member),
              ...keyColumns(scope, owner),
              ...keyColumns(scope, member),
            ],
            limit: limitTo(parameters, 100),
          };
        },
      }),
  };
}

/** A playlist is asked for its tracks more often than a track for its playlists. */
function direction(one: TableModel, other: TableModel): number {
  return (one.table.rowEstimate ?? 0) > (other.table.rowEstimate ?? 0) ? 0.7 : 1;
}

/** A join with a name of its own, such as a watch list, means more than that two things belong together. */
function clarity({ words, up }: TableModel): number {
  return words.every((word) => up.some(({ to }) => to.words.includes(word))) ? 1 : 0.6;
}

function most(model: Model, { join, one, other }: Pair): ToolPlan {
  return {
    pattern: 'most members',
    name: capitalise(
      one.to.role === 'lookup'
        ? `${other.to.noun.many} per ${one.to.noun.one}`
        : `${one.to.noun.many} with the most ${other.to.noun.many}`,
    ),
    main: one.to,
    others: [other.to, join],
    weight: 0.5 * clarity(join),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: join,
        isSingle: false,
        about: `${capitalise(one.to.noun.many)} ranked by how many ${other.to.noun.many} they have.`,
        write: ({ scope, parameters }) => {
          const owner = scope.join(scope.root, one);
          return {
            columns: [
              { sql: labelExpression(scope, owner) ?? '', as: one.label },
              { sql: 'COUNT(*)', as: other.to.noun.many },
            ],
            groupBy: [...new Set([...keyColumns(scope, owner), ...labelColumns(scope, owner)])],
            orderBy: ['2 DESC', '1', ...keyColumns(scope, owner)],
            limit: limitTo(parameters, 20),
          };
        },
      }),
  };
}
