/** A route of the contract with its `:id` filled in. */
export function apiPath(route: string, id: string): string {
  return route.replace(':id', encodeURIComponent(id));
}
