CREATE TABLE staff_member (
  staff_id int PRIMARY KEY,
  staff_name varchar(60) NOT NULL,
  role varchar(20) NOT NULL,
  joined_on date NOT NULL,
  resigned_on date
);
CREATE TABLE family_contact (
  contact_id int PRIMARY KEY,
  contact_name varchar(60) NOT NULL,
  town varchar(30) NOT NULL,
  phone varchar(20),
  heard_through varchar(20)
);
CREATE TABLE arrangement (
  arrangement_id int PRIMARY KEY,
  contact_id int NOT NULL REFERENCES family_contact(contact_id),
  arranger_id int NOT NULL REFERENCES staff_member(staff_id),
  deceased_name varchar(60) NOT NULL,
  deceased_born date NOT NULL,
  died_on date NOT NULL,
  first_call_at timestamp NOT NULL,
  kind varchar(20) NOT NULL,
  status varchar(15) NOT NULL,
  quoted_total numeric(9,2) NOT NULL,
  prepaid boolean NOT NULL
);
CREATE TABLE chapel (
  chapel_id int PRIMARY KEY,
  chapel_name varchar(40) NOT NULL,
  town varchar(30) NOT NULL,
  seats int NOT NULL,
  hire_fee numeric(7,2) NOT NULL
);
CREATE TABLE service (
  service_id int PRIMARY KEY,
  arrangement_id int NOT NULL REFERENCES arrangement(arrangement_id),
  chapel_id int REFERENCES chapel(chapel_id),
  conductor_id int REFERENCES staff_member(staff_id),
  service_at timestamp NOT NULL,
  faith varchar(20) NOT NULL,
  mourners_expected int,
  webcast boolean NOT NULL
);
CREATE TABLE supplier (
  supplier_id int PRIMARY KEY,
  supplier_name varchar(50) NOT NULL,
  trade varchar(20) NOT NULL
);
CREATE TABLE extra_item (
  item_id int PRIMARY KEY,
  arrangement_id int NOT NULL REFERENCES arrangement(arrangement_id),
  supplier_id int REFERENCES supplier(supplier_id),
  description varchar(40) NOT NULL,
  cost_to_us numeric(8,2) NOT NULL,
  price_to_family numeric(8,2) NOT NULL
);
CREATE TABLE bill (
  bill_id int PRIMARY KEY,
  arrangement_id int NOT NULL REFERENCES arrangement(arrangement_id),
  billed_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  payable_by date NOT NULL
);
CREATE TABLE bill_payment (
  payment_id int PRIMARY KEY,
  bill_id int NOT NULL REFERENCES bill(bill_id),
  paid_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  method varchar(12) NOT NULL
);
COMMENT ON COLUMN arrangement.kind IS 'burial, cremation, direct cremation, woodland';
COMMENT ON COLUMN arrangement.status IS 'enquiry, confirmed, completed, lost';
COMMENT ON COLUMN staff_member.role IS 'arranger, conductor, driver, embalmer';
COMMENT ON COLUMN bill_payment.method IS 'card, bank, cheque, estate';
COMMENT ON COLUMN extra_item.supplier_id IS 'empty = from our own stock';
