CREATE TABLE imprints (
  id int PRIMARY KEY,
  name text NOT NULL,
  founded int NOT NULL
);
CREATE TABLE genres (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE colleagues (
  id int PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE authors (
  id int PRIMARY KEY,
  pen_name text NOT NULL,
  real_name text,
  country text NOT NULL,
  birth_year int,
  agent_name text,
  first_contact_on date NOT NULL
);
CREATE TABLE manuscripts (
  id int PRIMARY KEY,
  author_id int NOT NULL REFERENCES authors(id),
  working_title text NOT NULL,
  genre_id int NOT NULL REFERENCES genres(id),
  received_on date NOT NULL,
  reader_id int REFERENCES colleagues(id),
  decided_by int REFERENCES colleagues(id),
  decided_on date,
  decision text
);
CREATE TABLE titles (
  id int PRIMARY KEY,
  name text NOT NULL,
  imprint_id int NOT NULL REFERENCES imprints(id),
  manuscript_id int REFERENCES manuscripts(id),
  editor_id int NOT NULL REFERENCES colleagues(id),
  designer_id int REFERENCES colleagues(id),
  original_language text NOT NULL,
  planned_on date NOT NULL,
  status text NOT NULL
);
CREATE TABLE title_genres (
  title_id int NOT NULL REFERENCES titles(id),
  genre_id int NOT NULL REFERENCES genres(id),
  PRIMARY KEY (title_id, genre_id)
);
CREATE TABLE title_contributors (
  title_id int NOT NULL REFERENCES titles(id),
  author_id int NOT NULL REFERENCES authors(id),
  contribution text NOT NULL,
  royalty_pct numeric(4,1) NOT NULL,
  PRIMARY KEY (title_id, author_id, contribution)
);
CREATE TABLE author_contracts (
  id int PRIMARY KEY,
  author_id int NOT NULL REFERENCES authors(id),
  title_id int NOT NULL REFERENCES titles(id),
  signed_on date NOT NULL,
  delivery_due_on date NOT NULL,
  delivered_on date,
  advance_amount numeric(9,2) NOT NULL
);
CREATE TABLE editions (
  id int PRIMARY KEY,
  title_id int NOT NULL REFERENCES titles(id),
  format text NOT NULL,
  isbn text NOT NULL,
  published_on date,
  list_price numeric(6,2) NOT NULL,
  pages int
);
CREATE TABLE printers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE print_runs (
  id int PRIMARY KEY,
  edition_id int NOT NULL REFERENCES editions(id),
  printer_id int NOT NULL REFERENCES printers(id),
  ordered_by int NOT NULL REFERENCES colleagues(id),
  ordered_on date NOT NULL,
  delivered_on date,
  copies int NOT NULL,
  cost numeric(10,2) NOT NULL
);
CREATE TABLE bookshops (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  rep_id int REFERENCES colleagues(id),
  discount_pct numeric(4,1) NOT NULL
);
CREATE TABLE shop_orders (
  id int PRIMARY KEY,
  shop_id int NOT NULL REFERENCES bookshops(id),
  ordered_on date NOT NULL,
  shipped_on date,
  paid_on date,
  status text NOT NULL
);
CREATE TABLE shop_order_items (
  order_id int NOT NULL REFERENCES shop_orders(id),
  edition_id int NOT NULL REFERENCES editions(id),
  copies int NOT NULL,
  net_price numeric(6,2) NOT NULL,
  PRIMARY KEY (order_id, edition_id)
);
CREATE TABLE shop_returns (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES shop_orders(id),
  edition_id int NOT NULL REFERENCES editions(id),
  returned_on date NOT NULL,
  copies int NOT NULL,
  damaged boolean NOT NULL
);
CREATE TABLE foreign_rights (
  id int PRIMARY KEY,
  title_id int NOT NULL REFERENCES titles(id),
  target_language text NOT NULL,
  buyer text NOT NULL,
  sold_on date NOT NULL,
  expires_on date NOT NULL,
  fee numeric(9,2) NOT NULL
);
CREATE TABLE reviews (
  id int PRIMARY KEY,
  title_id int NOT NULL REFERENCES titles(id),
  medium text NOT NULL,
  appeared_on date NOT NULL,
  stars int,
  tone text NOT NULL
);
CREATE TABLE prizes (
  id int PRIMARY KEY,
  name text NOT NULL,
  prize_money numeric(9,2)
);
CREATE TABLE prize_nominations (
  prize_id int NOT NULL REFERENCES prizes(id),
  title_id int NOT NULL REFERENCES titles(id),
  year int NOT NULL,
  won boolean NOT NULL,
  PRIMARY KEY (prize_id, title_id, year)
);
COMMENT ON COLUMN colleagues.role IS 'editor, designer, sales rep, production, rights';
COMMENT ON COLUMN manuscripts.decision IS 'accepted, rejected, revise (null while undecided)';
COMMENT ON COLUMN titles.status IS 'planned, published, out of print, cancelled';
COMMENT ON COLUMN title_contributors.contribution IS 'author, translator, illustrator';
COMMENT ON COLUMN editions.format IS 'hardcover, paperback, e-book, audiobook';
COMMENT ON COLUMN bookshops.kind IS 'independent, chain, online, wholesaler';
COMMENT ON COLUMN shop_orders.status IS 'open, shipped, cancelled';
COMMENT ON COLUMN reviews.tone IS 'positive, mixed, negative';
