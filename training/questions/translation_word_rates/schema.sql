CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, discount_pct numeric(4,1) NOT NULL DEFAULT 0, pay_days int NOT NULL);
CREATE TABLE translator (translator_id int PRIMARY KEY, translator_name text NOT NULL, native_lang char(2) NOT NULL, daily_words int NOT NULL);
CREATE TABLE rate (translator_id int NOT NULL REFERENCES translator, from_lang char(2) NOT NULL, to_lang char(2) NOT NULL, cents_per_word numeric(5,2) NOT NULL, PRIMARY KEY (translator_id, from_lang, to_lang));
CREATE TABLE job (job_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, from_lang char(2) NOT NULL, to_lang char(2) NOT NULL, field text NOT NULL, ordered_at timestamp NOT NULL, due_at timestamp NOT NULL, delivered_at timestamp, words int NOT NULL, repeated_words int NOT NULL, price_cents_per_word numeric(5,2) NOT NULL, rush_pct numeric(4,1) NOT NULL DEFAULT 0);
COMMENT ON COLUMN job.rush_pct IS 'surcharge on the price';
CREATE TABLE job_part (job_id int NOT NULL REFERENCES job, translator_id int NOT NULL REFERENCES translator, task text NOT NULL, words int NOT NULL, cost numeric(8,2) NOT NULL, PRIMARY KEY (job_id, translator_id, task));
CREATE TABLE invoice (invoice_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, sent_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, made_on date NOT NULL, errors int NOT NULL, credit numeric(8,2));
