CREATE TABLE t_booth (booth_id int PRIMARY KEY, nickname text NOT NULL, style text NOT NULL, has_printer boolean NOT NULL, bought_on date NOT NULL, retired_on date);
CREATE TABLE t_host (host_id int PRIMARY KEY, host_name text NOT NULL, phone text, can_drive boolean NOT NULL, active boolean NOT NULL);
CREATE TABLE t_event_client (client_id int PRIMARY KEY, client_name text NOT NULL, kind text NOT NULL, country text NOT NULL, email text);
CREATE TABLE t_event (event_id int PRIMARY KEY, client_id int NOT NULL REFERENCES t_event_client, booth_id int REFERENCES t_booth, event_kind text NOT NULL, event_day date NOT NULL, city text NOT NULL, hours numeric(3,1) NOT NULL, fee numeric(8,2) NOT NULL, currency char(3) NOT NULL, contract_signed boolean NOT NULL, cancelled_on date);
CREATE TABLE t_event_host (event_id int NOT NULL REFERENCES t_event, host_id int NOT NULL REFERENCES t_host, confirmed boolean, PRIMARY KEY (event_id, host_id));
CREATE TABLE t_gallery (gallery_id int PRIMARY KEY, event_id int NOT NULL REFERENCES t_event, photos int NOT NULL, published_at timestamptz, downloads int NOT NULL, password_protected boolean NOT NULL);
CREATE TABLE t_receipt (receipt_id int PRIMARY KEY, event_id int NOT NULL REFERENCES t_event, received_on date NOT NULL, amount numeric(8,2) NOT NULL, currency char(3) NOT NULL);
COMMENT ON COLUMN t_event_host.confirmed IS 'empty: host has not answered';
COMMENT ON COLUMN t_gallery.published_at IS 'empty while not online';
