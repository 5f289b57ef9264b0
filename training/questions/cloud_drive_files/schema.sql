CREATE TABLE teams (
  "id" int PRIMARY KEY,
  "name" text NOT NULL,
  "plan" text NOT NULL,            -- free, pro, business
  "storageLimitMb" int NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE TABLE users (
  "id" int PRIMARY KEY,
  "teamId" int NOT NULL REFERENCES teams,
  "fullName" text NOT NULL,
  "email" text NOT NULL,
  "role" text NOT NULL,            -- admin, member, guest
  "invitedById" int REFERENCES users,
  "lastLoginAt" timestamptz,
  "createdAt" timestamptz NOT NULL,
  "deletedAt" timestamptz
);
CREATE TABLE folders (
  "id" int PRIMARY KEY,
  "teamId" int NOT NULL REFERENCES teams,
  "parentId" int REFERENCES folders,
  "name" text NOT NULL,
  "createdById" int NOT NULL REFERENCES users
);
CREATE TABLE files (
  "id" int PRIMARY KEY,
  "folderId" int NOT NULL REFERENCES folders,
  "name" text NOT NULL,
  "mimeType" text NOT NULL,
  "sizeKb" int NOT NULL,
  "ownerId" int NOT NULL REFERENCES users,
  "lastEditorId" int REFERENCES users,
  "createdAt" timestamptz NOT NULL,
  "updatedAt" timestamptz NOT NULL,
  "deletedAt" timestamptz          -- in the trash since
);
CREATE TABLE shares (
  "id" int PRIMARY KEY,
  "fileId" int NOT NULL REFERENCES files,
  "sharedById" int NOT NULL REFERENCES users,
  "sharedWithId" int NOT NULL REFERENCES users,
  "permission" text NOT NULL,      -- view, comment, edit
  "createdAt" timestamptz NOT NULL,
  "expiresAt" timestamptz,
  "revokedAt" timestamptz
);
CREATE TABLE downloads (
  "id" int PRIMARY KEY,
  "fileId" int NOT NULL REFERENCES files,
  "userId" int NOT NULL REFERENCES users,
  "downloadedAt" timestamptz NOT NULL
);
