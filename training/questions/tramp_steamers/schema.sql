CREATE TABLE ships (
  ship_id integer PRIMARY KEY,
  ship_name text NOT NULL,
  built_year integer NOT NULL,
  shipyard text NOT NULL,
  tonnage integer NOT NULL,
  flag text NOT NULL,
  scrapped_on date
);
COMMENT ON TABLE ships IS 'Museum steamers of the heritage fleet, one row per vessel';
COMMENT ON COLUMN ships.tonnage IS 'Gross register tons';
COMMENT ON COLUMN ships.scrapped_on IS 'Day the ship was broken up; empty while she is afloat';
CREATE TABLE captains (
  captain_id integer PRIMARY KEY,
  captain_name text NOT NULL,
  nationality text NOT NULL,
  licence_date date NOT NULL
);
COMMENT ON TABLE captains IS 'Masters who command voyages';
COMMENT ON COLUMN captains.licence_date IS 'Day the master''s certificate was given';
CREATE TABLE ports (
  port_id integer PRIMARY KEY,
  port_name text NOT NULL,
  country text NOT NULL,
  max_draught_m numeric(4,1)
);
COMMENT ON TABLE ports IS 'Harbours that our ships call at';
COMMENT ON COLUMN ports.max_draught_m IS 'Deepest ship in metres that can enter';
CREATE TABLE voyages (
  voyage_id integer PRIMARY KEY,
  ship_id integer NOT NULL REFERENCES ships(ship_id),
  captain_id integer NOT NULL REFERENCES captains(captain_id),
  from_port_id integer NOT NULL REFERENCES ports(port_id),
  to_port_id integer NOT NULL REFERENCES ports(port_id),
  departed_at timestamp NOT NULL,
  arrived_at timestamp,
  distance_nm integer NOT NULL,
  passengers integer NOT NULL
);
COMMENT ON TABLE voyages IS 'One trip from port to port';
COMMENT ON COLUMN voyages.arrived_at IS 'Empty while the ship is at sea';
COMMENT ON COLUMN voyages.distance_nm IS 'Nautical miles sailed';
CREATE TABLE cargo (
  cargo_id integer PRIMARY KEY,
  voyage_id integer NOT NULL REFERENCES voyages(voyage_id),
  goods text NOT NULL,
  tons numeric(8,1) NOT NULL,
  freight_pounds numeric(10,2) NOT NULL
);
COMMENT ON TABLE cargo IS 'Goods carried on a voyage';
COMMENT ON COLUMN cargo.freight_pounds IS 'What the shipper paid us';
