create table profiles (
  id uuid primary key,
  username text not null unique,
  display_name text not null,
  country text,
  is_premium boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table cuisines (
  id bigint primary key,
  name text not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table recipes (
  id uuid primary key,
  author_id uuid not null references profiles(id),
  cuisine_id bigint not null references cuisines(id),
  title text not null,
  servings integer not null,
  prep_minutes integer not null,
  cook_minutes integer not null,
  difficulty text not null,
  is_public boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table ingredients (
  id bigint primary key,
  name text not null unique,
  is_vegan boolean not null,
  allergen text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table recipe_ingredients (
  id bigint primary key,
  recipe_id uuid not null references recipes(id),
  ingredient_id bigint not null references ingredients(id),
  quantity numeric(8,2) not null,
  unit text not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table recipe_steps (
  id bigint primary key,
  recipe_id uuid not null references recipes(id),
  position integer not null,
  instruction text not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table tags (
  id bigint primary key,
  name text not null unique,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table recipe_tags (
  id bigint primary key,
  recipe_id uuid not null references recipes(id),
  tag_id bigint not null references tags(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table ratings (
  id bigint primary key,
  recipe_id uuid not null references recipes(id),
  profile_id uuid not null references profiles(id),
  stars smallint not null check (stars between 1 and 5),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table comments (
  id bigint primary key,
  recipe_id uuid not null references recipes(id),
  profile_id uuid not null references profiles(id),
  parent_id bigint references comments(id),
  body text not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table bookmarks (
  id bigint primary key,
  profile_id uuid not null references profiles(id),
  recipe_id uuid not null references recipes(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table follows (
  id bigint primary key,
  follower_id uuid not null references profiles(id),
  followed_id uuid not null references profiles(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table cookbooks (
  id uuid primary key,
  owner_id uuid not null references profiles(id),
  title text not null,
  is_private boolean not null default false,
  archived boolean not null default false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table cookbook_recipes (
  id bigint primary key,
  cookbook_id uuid not null references cookbooks(id),
  recipe_id uuid not null references recipes(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table meal_plan_entries (
  id bigint primary key,
  profile_id uuid not null references profiles(id),
  recipe_id uuid not null references recipes(id),
  planned_for date not null,
  meal text not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table photos (
  id bigint primary key,
  recipe_id uuid not null references recipes(id),
  uploaded_by uuid not null references profiles(id),
  storage_path text not null,
  size_bytes integer not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
