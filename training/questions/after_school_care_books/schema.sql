CREATE TABLE care_centre (
  centre_number integer PRIMARY KEY,
  centre_name text NOT NULL,
  licensed_places integer NOT NULL,
  closing_time time NOT NULL
);
CREATE TABLE parent_account (
  account_number integer PRIMARY KEY,
  parent_full_name text NOT NULL,
  parent_phone_number text,
  balance_in_cents integer NOT NULL
);
COMMENT ON COLUMN parent_account.balance_in_cents IS 'euro cents; negative when the parent owes money';
CREATE TABLE enrolled_child (
  child_number integer PRIMARY KEY,
  child_first_name text NOT NULL,
  child_last_name text NOT NULL,
  child_birth_date date NOT NULL,
  account_number integer NOT NULL REFERENCES parent_account(account_number),
  centre_number integer REFERENCES care_centre(centre_number),
  waiting_list_since date,
  care_start_date date,
  care_end_date date,
  allergy_note text
);
COMMENT ON COLUMN enrolled_child.care_start_date IS 'empty while the child is on the waiting list';
CREATE TABLE weekly_booking (
  child_number integer NOT NULL REFERENCES enrolled_child(child_number),
  weekday_name text NOT NULL,
  price_per_afternoon numeric(6,2) NOT NULL,
  PRIMARY KEY (child_number, weekday_name)
);
CREATE TABLE daily_attendance (
  attendance_number integer PRIMARY KEY,
  child_number integer NOT NULL REFERENCES enrolled_child(child_number),
  attendance_date date NOT NULL,
  attendance_status text NOT NULL CHECK (attendance_status IN ('present','excused','missing')),
  picked_up_at time,
  picked_up_by text
);
CREATE TABLE care_educator (
  educator_number integer PRIMARY KEY,
  educator_full_name text NOT NULL,
  centre_number integer NOT NULL REFERENCES care_centre(centre_number),
  hourly_wage numeric(5,2) NOT NULL,
  hired_on_date date NOT NULL,
  left_on_date date
);
