/** A route of the contract with its one name, `:id` or `:ref`, filled in. */
export function apiPath(route: string, value: string): string {
  return route.replace(/:\w+/, encodeURIComponent(value));
}
