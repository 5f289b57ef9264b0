import type { TableModel } from '../../suggest/schema-model-types.ts';

const clients =
  /^(customer|client|user|member|account|buyer|guest|patient|student|subscriber|kunde|cliente)$/;
const staff = /^(staff|employee|agent|teacher|driver|worker|mitarbeiter|empleado)$/;

/** Whom it is all done for: what they do and do not do is asked first. */
export function areClients({ words }: TableModel): boolean {
  return words.some((word) => clients.test(word));
}

export function areStaff({ words }: TableModel): boolean {
  return words.some((word) => staff.test(word));
}
