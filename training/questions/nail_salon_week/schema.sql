CREATE TABLE stylists (
  stylist_id int PRIMARY KEY,
  stylist_name text NOT NULL,
  commission_percent numeric(4,1) NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE services (
  service_id int PRIMARY KEY,
  service_name text NOT NULL,
  category text NOT NULL,
  minutes int NOT NULL,
  price numeric(6,2) NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  mobile text,
  birthday date,
  joined_on date NOT NULL,
  no_marketing boolean NOT NULL
);
CREATE TABLE appointments (
  appointment_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  stylist_id int NOT NULL REFERENCES stylists,
  starts_at timestamptz NOT NULL,
  booked_at timestamptz NOT NULL,
  channel text NOT NULL,
  status text NOT NULL,
  tip numeric(5,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN appointments.status IS 'booked, done, cancelled, no-show';
CREATE TABLE appointment_services (
  appointment_id int NOT NULL REFERENCES appointments,
  service_id int NOT NULL REFERENCES services,
  charged numeric(6,2) NOT NULL,
  PRIMARY KEY (appointment_id, service_id)
);
CREATE TABLE vouchers (
  voucher_code text PRIMARY KEY,
  sold_on date NOT NULL,
  value numeric(6,2) NOT NULL,
  left_value numeric(6,2) NOT NULL,
  valid_until date NOT NULL,
  bought_by int REFERENCES clients
);
CREATE TABLE retail_sales (
  sale_id int PRIMARY KEY,
  sold_on date NOT NULL,
  product text NOT NULL,
  quantity int NOT NULL,
  amount numeric(7,2) NOT NULL,
  stylist_id int NOT NULL REFERENCES stylists,
  client_id int REFERENCES clients
);
