import { capitalise } from '../naming/label-wording.ts';
import { pointInTime } from '../sql/date-expressions.ts';
import { keyColumns, labelColumns, labelExpression } from '../sql/row-and-number-expressions.ts';
import type { Link, Model } from '../suggest/schema-model-types.ts';
import { areClients, areStaff } from './parts/client-and-staff-tables.ts';
import { limitTo, withinDays } from './parts/filters.ts';
import { isSales } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Repeat customers by orders': who came back. */
export const repeatCustomers: Pattern = (model) =>
  model.tables
    .filter(({ role, time }) => role === 'event' && time !== null)
    .flatMap((table) => table.up.filter(isPerson).map((link) => plan(model, link)));

function isPerson({ to, label }: Link): boolean {
  const isOutside = areClients(to) || to.columns.some(({ role }) => role === 'email');
  return to.label.length > 0 && to.key.length > 0 && label === to.noun.one && isOutside && !areStaff(to);
}

function plan(model: Model, link: Link): ToolPlan {
  const { from: table, to: person } = link;
  const { time } = table;
  return {
    pattern: 'repeat',
    name: capitalise(`repeat ${person.noun.many}${isSales(table) ? '' : ` by ${table.noun.many}`}`),
    main: person,
    others: [table],
    weight: isSales(table) ? 0.6 : 0.45,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: false,
        about: `${capitalise(person.noun.many)} with at least a given number of ${table.noun.many}, with their first and latest.`,
        write: ({ scope, parameters }) => {
          const place = scope.join(scope.root, link);
          const point = time?.time
            ? pointInTime(scope.dialect, scope.column(scope.root, time), time.time)
            : '';
          const least = parameters.add({
            name: `min ${table.noun.many}`,
            type: 'integer',
            description: `At least this many ${table.noun.many}.`,
            required: true,
            default: 2,
          });
          return {
            columns: [
              { sql: labelExpression(scope, place) ?? '', as: person.noun.one },
              { sql: 'COUNT(*)', as: table.noun.many },
              { sql: `MIN(${point})`, as: 'first' },
              { sql: `MAX(${point})`, as: 'latest' },
            ],
            where: [
              ...(link.isOptional ? [`${keyColumns(scope, place)[0]} IS NOT NULL`] : []),
              ...(time ? withinDays({ scope, parameters }, scope.root, time) : []),
            ],
            groupBy: [...new Set([...keyColumns(scope, place), ...labelColumns(scope, place)])],
            having: [`COUNT(*) >= ${least}`],
            orderBy: ['2 DESC', '1', ...keyColumns(scope, place)],
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}
