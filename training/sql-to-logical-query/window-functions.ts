import type { FuncCall } from 'libpg-query';
import type { Expression } from '../../reader/src/query/logical-query.ts';
import type { Conversion } from './conversion-context.ts';
import { functionName, Unconvertible } from './parse-tree.ts';
import type { Scope } from './scope.ts';

/**
 * Window functions that have a form: `sum(x) OVER ()` is the whole of a share of the total, `sum(x) OVER (ORDER BY …)`
 * a running total, `lag(x) OVER (ORDER BY …)` the other side of a change. The first and the last have no meaning
 * alone: the division and the subtraction around them take them.
 */
export function windowCall(conversion: Conversion, call: FuncCall, scope: Scope): Expression {
  const name = functionName(call.funcname);
  const argument = call.args?.[0];
  const ordered = (call.over?.orderClause ?? []).length > 0;
  if ((call.over?.partitionClause ?? []).length > 0) throw new Unconvertible('window per group', name);
  const of =
    argument === undefined ? ({ kind: 'count rows' } as const) : conversion.expression(argument, scope);
  const open = (expression: Expression): Expression => {
    conversion.openWindows.add(expression);
    return expression;
  };
  if (name === 'lag') return open({ kind: 'change', of });
  if (name === 'sum' || (name === 'count' && argument === undefined)) {
    return ordered ? { kind: 'running total', of } : open({ kind: 'share of total', of });
  }
  throw new Unconvertible('window function', name);
}
