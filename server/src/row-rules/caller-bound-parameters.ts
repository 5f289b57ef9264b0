import { ParleyError } from '@parley/contract/errors';
import type { Binding, Parameter, ParameterValue } from '@parley/contract/parameters';
import { bindingWords, rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { KnownOfMember, Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';

export type BoundValues = Readonly<Record<string, ParameterValue>>;

type Bound = Parameter & { boundTo: Binding };

export const isBound = (parameter: Parameter): parameter is Bound => parameter.boundTo !== undefined;

/** A value that a caller sends is refused, not passed over: they would take the answer for one about that value. */
export function assertNotBound(parameters: readonly Parameter[], given: Record<string, unknown>): void {
  const taken = parameters.filter(isBound).find(({ name }) => Object.hasOwn(given, name));
  if (!taken) return;
  const values = { name: taken.name, source: bindingWords(taken.boundTo) };
  const { message } = new ParleyError('parameter_bound', { values });
  throw new ParleyError('parameter_bound', { values, fields: { [taken.name]: message } });
}

/** What is known of whoever runs it, read anew for every call: a change holds for the next one, on every server. */
export function boundValues(
  store: Pick<Store, 'groups'>,
  owner: Owner,
  parameters: readonly Parameter[],
): Promise<BoundValues> | BoundValues {
  const bound = parameters.filter(isBound);
  return bound.length === 0 ? noValues : readValues(store, owner, bound);
}

const noValues: BoundValues = {};

async function readValues(
  store: Pick<Store, 'groups'>,
  owner: Owner,
  bound: readonly Bound[],
): Promise<BoundValues> {
  const [first] = bound;
  if (!first) return noValues;
  if (owner.id === owner.personId) {
    throw new ParleyError('invalid_input', { message: rowRuleMessages.boundPersonal(first.name) });
  }
  const place = { spaceId: owner.id, personId: owner.personId };
  // Without a rule the rights of a call may be those of a moment ago.
  const { rules, known: ofThisCall } = owner.rowRights ?? {};
  const known = rules && ofThisCall && rules.size > 0 ? ofThisCall : await store.groups.knownOf(place);
  return Object.fromEntries(bound.map(({ name, boundTo }) => [name, knownValue(boundTo, owner, known)]));
}

function knownValue(boundTo: Binding, owner: Owner, { groups, attributes }: KnownOfMember): ParameterValue {
  if (boundTo.kind === 'mail') return owner.email;
  // Whoever is in no group has an empty list, which equals nothing.
  if (boundTo.kind === 'groups') return [...groups];
  const value = Object.hasOwn(attributes, boundTo.name) ? attributes[boundTo.name] : undefined;
  if (value !== undefined) return value;
  throw new ParleyError('attribute_missing', {
    values: { source: bindingWords(boundTo), attribute: boundTo.name },
  });
}

/** The same parameters as any others: for a look at the statement, which is nobody's run. */
export function unbound(parameters: readonly Parameter[]): Parameter[] {
  return parameters.map(({ boundTo: _, ...parameter }) => parameter);
}
