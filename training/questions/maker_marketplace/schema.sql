create table profiles (
  id uuid primary key,
  username text not null unique,
  full_name text not null,
  city text,
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table shops (
  id uuid primary key,
  owner_id uuid not null references profiles(id),
  name text not null,
  country text not null,
  on_holiday boolean not null default false,
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table categories (
  id uuid primary key,
  name text not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table listings (
  id uuid primary key,
  shop_id uuid not null references shops(id),
  category_id uuid not null references categories(id),
  title text not null,
  price numeric(10,2) not null,
  stock integer not null,
  status text not null check (status in ('draft','active','sold_out')),
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table tags (
  id uuid primary key,
  name text not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table listing_tags (
  id uuid primary key,
  listing_id uuid not null references listings(id),
  tag_id uuid not null references tags(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table favorites (
  id uuid primary key,
  profile_id uuid not null references profiles(id),
  listing_id uuid not null references listings(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table follows (
  id uuid primary key,
  profile_id uuid not null references profiles(id),
  shop_id uuid not null references shops(id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table orders (
  id uuid primary key,
  order_number integer not null unique,
  buyer_id uuid not null references profiles(id),
  shop_id uuid not null references shops(id),
  status text not null check (status in ('pending','paid','shipped','delivered','cancelled')),
  total numeric(10,2) not null,
  shipping_fee numeric(10,2) not null,
  shipped_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table order_items (
  id uuid primary key,
  order_id uuid not null references orders(id),
  listing_id uuid not null references listings(id),
  quantity integer not null,
  unit_price numeric(10,2) not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table shop_reviews (
  id uuid primary key,
  order_id uuid not null references orders(id),
  shop_id uuid not null references shops(id),
  stars smallint not null,
  comment text,
  reply text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table messages (
  id uuid primary key,
  sender_id uuid not null references profiles(id),
  recipient_id uuid not null references profiles(id),
  body text not null,
  read_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table payouts (
  id uuid primary key,
  shop_id uuid not null references shops(id),
  amount numeric(10,2) not null,
  status text not null check (status in ('scheduled','paid','failed')),
  due_on date not null,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
create table reports (
  id uuid primary key,
  reporter_id uuid not null references profiles(id),
  listing_id uuid not null references listings(id),
  reason text not null,
  resolved_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
comment on column orders.total is 'sum of the items, shipping fee not included';
