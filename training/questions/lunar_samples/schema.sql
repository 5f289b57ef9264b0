CREATE TABLE mission (
  mission_id integer PRIMARY KEY,
  mission_name text NOT NULL,
  agency text NOT NULL,
  launched date NOT NULL,
  landed date,
  returned date,
  budget_musd numeric(8,1) NOT NULL
);
COMMENT ON COLUMN mission.landed IS 'on the moon; empty when it failed';
COMMENT ON COLUMN mission.returned IS 'back on earth with samples; empty when nothing came back';
CREATE TABLE rock (
  rock_no text PRIMARY KEY,
  mission_id integer NOT NULL REFERENCES mission(mission_id),
  rock_type text NOT NULL,
  age_my integer,
  picked_on date NOT NULL,
  catalogued_on date NOT NULL,
  mass_g numeric(8,2) NOT NULL,
  left_g numeric(8,2) NOT NULL,
  on_display boolean NOT NULL
);
COMMENT ON COLUMN rock.age_my IS 'million years; empty when not dated';
COMMENT ON COLUMN rock.mass_g IS 'when it was picked up';
COMMENT ON COLUMN rock.left_g IS 'still in our vault';
CREATE TABLE lab (
  lab_id integer PRIMARY KEY,
  lab_name text NOT NULL,
  country text NOT NULL,
  clean_room boolean NOT NULL
);
CREATE TABLE request (
  request_no integer PRIMARY KEY,
  lab_id integer NOT NULL REFERENCES lab(lab_id),
  rock_no text NOT NULL REFERENCES rock(rock_no),
  asked_on date NOT NULL,
  decided_on date,
  decision text,
  shipped_on date,
  sent_back_on date,
  asked_g numeric(6,2) NOT NULL,
  granted_g numeric(6,2),
  returned_g numeric(6,2)
);
COMMENT ON COLUMN request.decision IS 'granted or refused; empty while open';
COMMENT ON COLUMN request.returned_g IS 'grams that came back from the lab';
CREATE TABLE finding (
  finding_no integer PRIMARY KEY,
  request_no integer NOT NULL REFERENCES request(request_no),
  mineral text NOT NULL,
  percent numeric(5,2) NOT NULL,
  published_on date
);
