CREATE TABLE lang (code char(2) PRIMARY KEY, lang_name text NOT NULL);
CREATE TABLE translator (tr_id int PRIMARY KEY, tr_name text NOT NULL, native char(2) NOT NULL REFERENCES lang, word_rate numeric(5,3) NOT NULL, proposed_by int REFERENCES translator, on_list_since date NOT NULL);
CREATE TABLE client (cl_id int PRIMARY KEY, cl_name text NOT NULL, country text NOT NULL, min_fee numeric(7,2) NOT NULL);
CREATE TABLE job (job_id int PRIMARY KEY, cl_id int NOT NULL REFERENCES client, title text NOT NULL, src char(2) NOT NULL REFERENCES lang, tgt char(2) NOT NULL REFERENCES lang, words int NOT NULL, ordered_at timestamp NOT NULL, deadline timestamp NOT NULL, translator_id int REFERENCES translator, reviser_id int REFERENCES translator, delivered_at timestamp, fee numeric(9,2) NOT NULL, cost numeric(9,2));
CREATE TABLE complaint (co_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, received date NOT NULL, upheld boolean, credit numeric(8,2));
COMMENT ON COLUMN complaint.upheld IS 'null while undecided';
