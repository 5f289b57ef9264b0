/** A hosted project or a saved connection: whatever the steps can be walked with. */
export type DashboardSource = {
  key: string;
  name: string;
  /** The project's reference, or where the connection leads. */
  detail: string;
  /** The organisation, or the kind of database. */
  family: string;
  connectionId: string | null;
  projectRef: string | null;
  /** Why it cannot be chosen, where it cannot. */
  refusal: string | null;
};
