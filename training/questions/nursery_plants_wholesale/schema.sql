CREATE TABLE plant (
  plant_id int PRIMARY KEY,
  common_name text NOT NULL,
  botanical_name text NOT NULL,
  plant_group text NOT NULL,
  pot_size_l numeric(4,1) NOT NULL,
  trade_price numeric(6,2) NOT NULL
);
CREATE TABLE greenhouse (
  greenhouse_id int PRIMARY KEY,
  label text NOT NULL,
  square_metres int NOT NULL,
  heated boolean NOT NULL
);
CREATE TABLE batch (
  batch_id int PRIMARY KEY,
  plant_id int NOT NULL REFERENCES plant,
  greenhouse_id int REFERENCES greenhouse,
  potted_on date NOT NULL,
  ready_from date NOT NULL,
  potted_quantity int NOT NULL,
  lost_quantity int NOT NULL,
  remaining_quantity int NOT NULL
);
CREATE TABLE garden_centre (
  centre_id int PRIMARY KEY,
  centre_name text NOT NULL,
  county text NOT NULL,
  sales_rep text,
  discount_percent int NOT NULL
);
CREATE TABLE trade_order (
  order_id int PRIMARY KEY,
  centre_id int NOT NULL REFERENCES garden_centre,
  ordered_on date NOT NULL,
  deliver_on date NOT NULL,
  dispatched_on date,
  cancelled boolean NOT NULL
);
CREATE TABLE order_item (
  order_id int NOT NULL REFERENCES trade_order,
  plant_id int NOT NULL REFERENCES plant,
  quantity int NOT NULL,
  price numeric(6,2) NOT NULL,
  PRIMARY KEY (order_id, plant_id)
);
CREATE TABLE credit_note (
  credit_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES trade_order,
  issued_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  reason text NOT NULL
);
COMMENT ON COLUMN batch.greenhouse_id IS 'empty when the batch stands outside';
