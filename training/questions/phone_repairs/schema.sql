CREATE TABLE code_status (code smallint PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE code_fault (code char(2) PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE code_channel (code char(1) PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE shop (shop_no smallint PRIMARY KEY, town text NOT NULL, street text);
CREATE TABLE handset (model_id int PRIMARY KEY, brand text NOT NULL, model text NOT NULL, released int);
CREATE TABLE repairer (repairer_id int PRIMARY KEY, name text NOT NULL, shop_no smallint REFERENCES shop, level smallint, left_on date);
CREATE TABLE job (job_no int PRIMARY KEY, shop_no smallint NOT NULL REFERENCES shop, model_id int NOT NULL REFERENCES handset, customer text NOT NULL, customer_phone text, fault_code char(2) NOT NULL REFERENCES code_fault, channel_code char(1) NOT NULL REFERENCES code_channel, status_code smallint NOT NULL REFERENCES code_status, repairer_id int REFERENCES repairer, received_at timestamptz NOT NULL, promised_at timestamptz, ready_at timestamptz, collected_at timestamptz, price_cents int, under_warranty boolean NOT NULL);
CREATE TABLE part (part_id int PRIMARY KEY, part_name text NOT NULL, model_id int REFERENCES handset, cost_cents int NOT NULL, in_stock int NOT NULL, reorder_at int NOT NULL);
CREATE TABLE job_part (job_no int REFERENCES job, part_id int REFERENCES part, qty int NOT NULL, PRIMARY KEY (job_no, part_id));
