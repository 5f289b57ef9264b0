CREATE TABLE workspaces (id int PRIMARY KEY, name text NOT NULL, plan text NOT NULL, monthly_quota int NOT NULL, "createdAt" timestamptz NOT NULL);
CREATE TABLE users (
  id int PRIMARY KEY,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  email text NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "lastLoginAt" timestamptz,
  "disabledAt" timestamptz
);
CREATE TABLE workspace_users ("workspaceId" int REFERENCES workspaces, "userId" int REFERENCES users, role text NOT NULL, "addedById" int REFERENCES users, "addedAt" timestamptz NOT NULL, PRIMARY KEY ("workspaceId", "userId"));
CREATE TABLE links (
  id int PRIMARY KEY,
  "workspaceId" int NOT NULL REFERENCES workspaces,
  slug text NOT NULL UNIQUE,
  "targetUrl" text NOT NULL,
  title text,
  "createdById" int NOT NULL REFERENCES users,
  "updatedById" int REFERENCES users,
  "createdAt" timestamptz NOT NULL,
  "updatedAt" timestamptz NOT NULL,
  "expiresAt" timestamptz,
  "isActive" boolean NOT NULL,
  "clickLimit" int
);
CREATE TABLE clicks (
  id int PRIMARY KEY,
  "linkId" int NOT NULL REFERENCES links,
  "clickedAt" timestamptz NOT NULL,
  country text,
  device text NOT NULL,            -- phone, desktop, tablet
  referrer text,
  "isBot" boolean NOT NULL
);
CREATE TABLE link_tags ("linkId" int REFERENCES links, tag text, PRIMARY KEY ("linkId", tag));
COMMENT ON COLUMN workspace_users.role IS 'owner, editor, viewer';
