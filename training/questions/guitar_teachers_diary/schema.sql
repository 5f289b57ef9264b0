CREATE TABLE teacher (teacher_id int PRIMARY KEY, teacher text NOT NULL, keeps_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN teacher.keeps_pct IS 'part of the lesson price the teacher keeps';
CREATE TABLE learner (learner_id int PRIMARY KEY, learner text NOT NULL, adult boolean NOT NULL, began date NOT NULL, gave_up date);
CREATE TABLE term_card (card_id int PRIMARY KEY, learner_id int NOT NULL REFERENCES learner, teacher_id int NOT NULL REFERENCES teacher, lessons_paid int NOT NULL, lesson_price numeric(5,2) NOT NULL, sold_on date NOT NULL, money_in date);
COMMENT ON COLUMN term_card.money_in IS 'day the money came, null while unpaid';
CREATE TABLE lesson (lesson_id int PRIMARY KEY, card_id int NOT NULL REFERENCES term_card, given_on date NOT NULL, style text NOT NULL, length_min int NOT NULL, missed boolean NOT NULL, made_up_on date);
COMMENT ON COLUMN lesson.made_up_on IS 'day on which a missed lesson was made up';
CREATE TABLE loan_guitar (guitar_id int PRIMARY KEY, maker text NOT NULL, size text NOT NULL, worth numeric(7,2) NOT NULL, lent_to int REFERENCES learner, lent_since date, monthly numeric(5,2) NOT NULL);
CREATE TABLE recital (learner_id int NOT NULL REFERENCES learner, held_on date NOT NULL, piece text NOT NULL, PRIMARY KEY (learner_id, held_on));
