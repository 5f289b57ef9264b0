CREATE TABLE tbl_mint (mint_id integer PRIMARY KEY, mint_name text NOT NULL, city text NOT NULL, country text NOT NULL, closed_year integer);
CREATE TABLE tbl_metal (metal_id integer PRIMARY KEY, metal_name text NOT NULL, price_per_gram numeric(8,2) NOT NULL);
CREATE TABLE tbl_coin (coin_id integer PRIMARY KEY, coin_name text NOT NULL, mint_id integer REFERENCES tbl_mint(mint_id), metal_id integer NOT NULL REFERENCES tbl_metal(metal_id), year_struck integer, weight_g numeric(5,2) NOT NULL, diameter_mm numeric(4,1), grade text NOT NULL, estimated_value integer NOT NULL);
CREATE TABLE tbl_collector (collector_id integer PRIMARY KEY, collector_name text NOT NULL, town text NOT NULL, member_since date NOT NULL);
CREATE TABLE tbl_holding (coin_id integer NOT NULL REFERENCES tbl_coin(coin_id), collector_id integer NOT NULL REFERENCES tbl_collector(collector_id), quantity integer NOT NULL, for_swap boolean NOT NULL);
