CREATE TABLE museum_gallery (
  gallery_number integer PRIMARY KEY,
  gallery_title text NOT NULL,
  maximum_group_size integer NOT NULL,
  currently_closed boolean NOT NULL
);
CREATE TABLE museum_docent (
  docent_number integer PRIMARY KEY,
  docent_first_name text NOT NULL,
  docent_last_name text NOT NULL,
  docent_start_date date NOT NULL,
  docent_end_date date,
  supervising_docent_number integer REFERENCES museum_docent(docent_number),
  fee_per_tour numeric(6,2)
);
COMMENT ON COLUMN museum_docent.fee_per_tour IS 'empty for unpaid volunteers';
CREATE TABLE docent_language (
  docent_number integer NOT NULL REFERENCES museum_docent(docent_number),
  language_name text NOT NULL,
  PRIMARY KEY (docent_number, language_name)
);
CREATE TABLE tour_topic (
  topic_number integer PRIMARY KEY,
  topic_title text NOT NULL,
  duration_in_minutes integer NOT NULL,
  main_gallery_number integer NOT NULL REFERENCES museum_gallery(gallery_number)
);
CREATE TABLE visiting_group (
  group_number integer PRIMARY KEY,
  group_name text NOT NULL,
  group_category text NOT NULL,
  contact_person_name text NOT NULL,
  contact_email_address text
);
CREATE TABLE guided_tour (
  tour_number integer PRIMARY KEY,
  topic_number integer NOT NULL REFERENCES tour_topic(topic_number),
  docent_number integer REFERENCES museum_docent(docent_number),
  group_number integer NOT NULL REFERENCES visiting_group(group_number),
  tour_start_time timestamp NOT NULL,
  tour_language text NOT NULL,
  number_of_visitors integer,
  price_charged numeric(7,2) NOT NULL,
  tour_status text NOT NULL CHECK (tour_status IN ('booked','held','cancelled by group','cancelled by museum'))
);
CREATE TABLE tour_feedback (
  tour_number integer PRIMARY KEY REFERENCES guided_tour(tour_number),
  satisfaction_points integer NOT NULL CHECK (satisfaction_points BETWEEN 1 AND 10),
  feedback_text text
);
CREATE TABLE docent_training (
  training_number integer PRIMARY KEY,
  docent_number integer NOT NULL REFERENCES museum_docent(docent_number),
  training_title text NOT NULL,
  completion_date date NOT NULL,
  training_hours integer NOT NULL
);
