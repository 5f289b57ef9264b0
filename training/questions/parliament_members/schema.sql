CREATE TABLE tbl_party (party_id integer PRIMARY KEY, party_name text NOT NULL, abbreviation text NOT NULL, founded_year integer, ideology text NOT NULL, leader_id integer);
CREATE TABLE tbl_district (district_id integer PRIMARY KEY, district_name text NOT NULL, region text NOT NULL, voters integer NOT NULL);
CREATE TABLE tbl_member (member_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, gender text NOT NULL, birth_year integer NOT NULL, party_id integer REFERENCES tbl_party(party_id), district_id integer NOT NULL REFERENCES tbl_district(district_id), elected_on date NOT NULL, votes integer NOT NULL);
CREATE TABLE tbl_committee (committee_id integer PRIMARY KEY, committee_name text NOT NULL, chair_id integer REFERENCES tbl_member(member_id), room text);
CREATE TABLE tbl_committee_member (committee_id integer NOT NULL REFERENCES tbl_committee(committee_id), member_id integer NOT NULL REFERENCES tbl_member(member_id), PRIMARY KEY (committee_id, member_id));
ALTER TABLE tbl_party ADD FOREIGN KEY (leader_id) REFERENCES tbl_member(member_id);
