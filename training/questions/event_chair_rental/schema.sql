CREATE TABLE rental_clients (
  rental_client_id integer PRIMARY KEY,
  client_company_name text,
  client_contact_person text NOT NULL,
  client_telephone_number text,
  client_town text NOT NULL
);
CREATE TABLE furniture_articles (
  furniture_article_id integer PRIMARY KEY,
  furniture_article_name text NOT NULL,
  furniture_article_group text NOT NULL,
  rental_price_per_day numeric(6,2) NOT NULL,
  replacement_value numeric(7,2) NOT NULL,
  total_pieces_owned integer NOT NULL
);
CREATE TABLE rental_bookings (
  rental_booking_id integer PRIMARY KEY,
  rental_client_id integer NOT NULL REFERENCES rental_clients(rental_client_id),
  booking_created_date date NOT NULL,
  rental_start_date date NOT NULL,
  rental_end_date date NOT NULL,
  delivery_wanted boolean NOT NULL,
  booking_confirmed boolean NOT NULL,
  booking_cancelled boolean NOT NULL,
  occasion_type text
);
CREATE TABLE rental_booking_lines (
  rental_booking_id integer NOT NULL REFERENCES rental_bookings(rental_booking_id),
  furniture_article_id integer NOT NULL REFERENCES furniture_articles(furniture_article_id),
  pieces_booked integer NOT NULL,
  price_per_piece_per_day numeric(6,2) NOT NULL,
  PRIMARY KEY (rental_booking_id, furniture_article_id)
);
CREATE TABLE damage_reports (
  damage_report_id integer PRIMARY KEY,
  rental_booking_id integer NOT NULL REFERENCES rental_bookings(rental_booking_id),
  furniture_article_id integer NOT NULL REFERENCES furniture_articles(furniture_article_id),
  damaged_pieces integer NOT NULL,
  damage_description text NOT NULL,
  amount_charged_to_client numeric(8,2) NOT NULL
);
CREATE TABLE client_invoices (
  client_invoice_id integer PRIMARY KEY,
  rental_booking_id integer NOT NULL REFERENCES rental_bookings(rental_booking_id),
  invoice_date date NOT NULL,
  invoice_amount_before_tax numeric(9,2) NOT NULL,
  tax_amount numeric(9,2) NOT NULL,
  invoice_paid_date date
);
CREATE TABLE delivery_trips (
  delivery_trip_id integer PRIMARY KEY,
  rental_booking_id integer NOT NULL REFERENCES rental_bookings(rental_booking_id),
  delivery_driver_name text NOT NULL,
  delivery_trip_date date NOT NULL,
  kilometres_driven integer NOT NULL
);
