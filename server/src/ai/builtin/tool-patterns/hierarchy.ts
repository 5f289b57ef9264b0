import { capitalise } from '../naming/label-wording.ts';
import { toPlural } from '../naming/singular-and-plural.ts';
import type { Link, Model } from '../suggest/schema-model-types.ts';
import { parentOutput, rowOutputs, tieBreakers } from './parts/display-columns.ts';
import { limitTo, namedLike } from './parts/filters.ts';
import { tableRowsPhrase } from './parts/table-rows-phrase.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Employees and their managers' */
export const hierarchy: Pattern = (model) =>
  model.tables.flatMap((table) =>
    table.up
      .filter((link) => link.to === table && table.label.length > 0 && table.role !== 'technical')
      .map((link) => plan(model, link)),
  );

function plan(model: Model, link: Link): ToolPlan {
  const table = link.from;
  const part = link.label === table.noun.one ? `parent ${table.noun.one}` : link.label;
  const above = part.replace(/\S+$/, (word) => toPlural(word));
  return {
    pattern: 'hierarchy',
    name: capitalise(`${table.noun.many} and their ${above}`),
    main: table,
    others: [],
    weight: 0.55,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: false,
        about: `${tableRowsPhrase(table)}, each with its ${part}; or only those under one of them.`,
        write: ({ scope, parameters }) => {
          const columns = [...rowOutputs(scope, scope.root, 4), { ...parentOutput(scope, link), as: part }];
          return {
            columns,
            where: [namedLike({ scope, parameters }, scope.root, { ...link, label: part })],
            orderBy: [String(columns.length), ...tieBreakers(scope, scope.root, columns)],
            limit: limitTo(parameters, 100),
          };
        },
      }),
  };
}
