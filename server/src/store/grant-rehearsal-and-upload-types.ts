import type { Parameter } from '@parley/contract/parameters';

/** What a grant gave access to when it was last asked. */
export type Listing = {
  organizations: { slug: string; name: string }[];
  projects: {
    ref: string;
    name: string;
    region: string;
    status: string;
    created_at: string;
    organization: { slug: string; name: string };
  }[];
};

export type StoredGrant = {
  id: string;
  spaceId: string;
  sealedTokens: string;
  expiresAt: string;
  /** Grows with every pair of tokens: who holds an older one has to look again. */
  version: number;
  listing: Listing | null;
  listedAt: string | null;
  createdAt: string;
};

/** The version of a saved tool that was rehearsed. */
export type RehearsedTool = { id: string; name: string; version: number };

/** A write that was tried and waits for its confirmation. */
export type StoredRehearsal = {
  connectionId: string;
  connectionVersion: number;
  proposal: { sql: string; parameters: Parameter[]; values: Record<string, unknown> };
  expectedRows: number;
  /** null: a statement written by hand. */
  tool: RehearsedTool | null;
};

export type Chunk = { number: number; data: Uint8Array };

/** A piece of an earlier revision; empty past its end. */
export type KnownChunk = (number: number) => Promise<Uint8Array>;

export const chunkBytes = 262_144;
