CREATE TABLE warehouse (wh text PRIMARY KEY, city text NOT NULL, country text NOT NULL);
CREATE TABLE cable (cable_no int PRIMARY KEY, cable_name text NOT NULL, family text NOT NULL, cores int NOT NULL, price_per_metre numeric(7,3) NOT NULL, kg_per_km numeric(7,1) NOT NULL);
CREATE TABLE drum (drum_no int PRIMARY KEY, cable_no int NOT NULL REFERENCES cable, wh text NOT NULL REFERENCES warehouse, length_bought_m int NOT NULL, length_left_m int NOT NULL, arrived date NOT NULL, emptied date);
CREATE TABLE buyer (buyer_no int PRIMARY KEY, buyer_name text NOT NULL, industry text NOT NULL, country text NOT NULL);
CREATE TABLE cut_order (order_no int PRIMARY KEY, buyer_no int NOT NULL REFERENCES buyer, ordered date NOT NULL, wanted date NOT NULL, cut date, sent date, cutting_fee numeric(6,2) NOT NULL, transport numeric(7,2) NOT NULL);
CREATE TABLE cut_piece (order_no int NOT NULL REFERENCES cut_order, piece_no int NOT NULL, drum_no int NOT NULL REFERENCES drum, pieces int NOT NULL, metres_each int NOT NULL, metre_price numeric(7,3) NOT NULL, PRIMARY KEY (order_no, piece_no));
COMMENT ON COLUMN cut_piece.pieces IS 'how many lengths of metres_each';
COMMENT ON COLUMN cut_order.cutting_fee IS 'once per order';
