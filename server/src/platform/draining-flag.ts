/**
 * A server that is told to stop first says so, and goes on serving for a while: readiness turns to 503 and each answer
 * closes its connection. A load balancer that stopped sending requests by then loses none of them.
 */
export type Draining = { begin(): void; isOn(): boolean };

export function createDrainingFlag(): Draining {
  let isOn = false;
  return {
    begin: () => {
      isOn = true;
    },
    isOn: () => isOn,
  };
}
