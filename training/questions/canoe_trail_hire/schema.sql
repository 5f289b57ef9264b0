CREATE TABLE depot (
  depot_id integer PRIMARY KEY,
  depot_name text NOT NULL,
  river text NOT NULL,
  km_mark numeric(5,1) NOT NULL
);
CREATE TABLE boat (
  boat_no text PRIMARY KEY,
  boat_type text NOT NULL CHECK (boat_type IN ('canoe','kayak','raft')),
  places integer NOT NULL,
  home_depot integer NOT NULL REFERENCES depot(depot_id),
  retired_on date
);
CREATE TABLE guest (
  guest_id integer PRIMARY KEY,
  guest_name text NOT NULL,
  country text,
  newsletter boolean NOT NULL
);
CREATE TABLE hire (
  hire_id integer PRIMARY KEY,
  guest_id integer NOT NULL REFERENCES guest,
  boat_no text NOT NULL REFERENCES boat,
  start_depot integer NOT NULL REFERENCES depot(depot_id),
  end_depot integer REFERENCES depot(depot_id),
  out_on date NOT NULL,
  due_back date NOT NULL,
  back_on date,
  people integer NOT NULL,
  price numeric(7,2) NOT NULL,
  deposit_kept numeric(7,2) NOT NULL DEFAULT 0
);
CREATE TABLE damage (
  damage_id integer PRIMARY KEY,
  hire_id integer NOT NULL REFERENCES hire,
  what text NOT NULL,
  repair_cost numeric(7,2),
  repaired_on date
);
