CREATE TABLE people (id integer PRIMARY KEY, name text, village text, joined text, resigned text, dues_paid_to text, committee text);
CREATE TABLE quilts (id integer PRIMARY KEY, maker_id integer, title text, technique text, width_cm integer, height_cm integer, finished text, insured_for real, sold_for real);
CREATE TABLE fabrics (id integer PRIMARY KEY, name text, kind text, colour text, metres_left real, price_per_m real);
CREATE TABLE fabric_sales (id integer PRIMARY KEY, fabric_id integer, person_id integer, day text, metres real, paid real);
CREATE TABLE meetings (id integer PRIMARY KEY, day text, topic text, speaker text, hall_fee real);
CREATE TABLE attendance (meeting_id integer, person_id integer);
CREATE TABLE shows (id integer PRIMARY KEY, title text, opens text, closes text, venue text, entry_fee real, visitors integer);
CREATE TABLE show_quilts (show_id integer, quilt_id integer, class text, place integer);
CREATE TABLE loans (id integer PRIMARY KEY, item text, person_id integer, lent text, due text, back text);
