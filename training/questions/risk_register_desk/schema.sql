CREATE TABLE risks (risk_no int PRIMARY KEY, headline text NOT NULL, category text NOT NULL, unit text NOT NULL, raised_by text NOT NULL, owner text, raised_on date NOT NULL, closed_on date);
CREATE TABLE ratings (rating_id int PRIMARY KEY, risk_no int NOT NULL REFERENCES risks, rated_on date NOT NULL, likelihood int NOT NULL, impact int NOT NULL, loss_keur int NOT NULL, rater text NOT NULL);
COMMENT ON COLUMN ratings.likelihood IS '1 to 5';
COMMENT ON COLUMN ratings.loss_keur IS 'possible loss in thousand euros';
CREATE TABLE measures (m_id int PRIMARY KEY, risk_no int NOT NULL REFERENCES risks, measure text NOT NULL, budget_keur numeric(6,1) NOT NULL, spent_keur numeric(6,1) NOT NULL, promised_for date NOT NULL, finished_on date, person text NOT NULL);
CREATE TABLE happenings (h_id int PRIMARY KEY, risk_no int REFERENCES risks, happened_on date NOT NULL, damage_eur numeric(9,2) NOT NULL, insured_eur numeric(9,2) NOT NULL, note text);
CREATE TABLE committee (meeting date NOT NULL, risk_no int NOT NULL REFERENCES risks, decision text, PRIMARY KEY (meeting, risk_no));
