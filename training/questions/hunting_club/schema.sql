CREATE TABLE jagd_mitglied (
  mg_id int PRIMARY KEY,
  mg_vorname text NOT NULL,
  mg_name text NOT NULL,
  mg_ort text NOT NULL,
  mg_pate int REFERENCES jagd_mitglied,
  mg_eintritt date NOT NULL,
  mg_austritt date,
  mg_schein_bis date
);
CREATE TABLE jagd_revier (rv_id int PRIMARY KEY, rv_name text NOT NULL, rv_ha int NOT NULL, rv_paechter int REFERENCES jagd_mitglied, rv_heger int REFERENCES jagd_mitglied, rv_pacht numeric(9,2) NOT NULL);
CREATE TABLE jagd_wildart (wa_kz char(2) PRIMARY KEY, wa_name text NOT NULL, wa_preis_kg numeric(5,2) NOT NULL);
CREATE TABLE jagd_strecke (
  st_id int PRIMARY KEY,
  st_revier int NOT NULL REFERENCES jagd_revier,
  st_schuetze int NOT NULL REFERENCES jagd_mitglied,
  st_wa char(2) NOT NULL REFERENCES jagd_wildart,
  st_erlegt date NOT NULL,
  st_gemeldet date NOT NULL,
  st_kg numeric(5,1),
  st_alter int,
  st_verkauft_an text,
  st_erloes numeric(8,2),
  st_bezahlt date
);
CREATE TABLE jagd_plan (pl_revier int REFERENCES jagd_revier, pl_wa char(2) REFERENCES jagd_wildart, pl_jahr int, pl_soll int NOT NULL, PRIMARY KEY (pl_revier, pl_wa, pl_jahr));
CREATE TABLE jagd_schaden (sd_id int PRIMARY KEY, sd_revier int NOT NULL REFERENCES jagd_revier, sd_bauer text NOT NULL, sd_gemeldet date NOT NULL, sd_gefordert numeric(8,2) NOT NULL, sd_gezahlt numeric(8,2), sd_erledigt date);
COMMENT ON TABLE jagd_mitglied IS 'club members';
COMMENT ON COLUMN jagd_mitglied.mg_vorname IS 'first name';
COMMENT ON COLUMN jagd_mitglied.mg_name IS 'last name';
COMMENT ON COLUMN jagd_mitglied.mg_ort IS 'village';
COMMENT ON COLUMN jagd_mitglied.mg_pate IS 'mentor, another member';
COMMENT ON COLUMN jagd_mitglied.mg_eintritt IS 'joined';
COMMENT ON COLUMN jagd_mitglied.mg_austritt IS 'left';
COMMENT ON COLUMN jagd_mitglied.mg_schein_bis IS 'hunting licence valid until';
COMMENT ON TABLE jagd_revier IS 'hunting grounds';
COMMENT ON COLUMN jagd_revier.rv_ha IS 'hectares';
COMMENT ON COLUMN jagd_revier.rv_paechter IS 'leaseholder';
COMMENT ON COLUMN jagd_revier.rv_heger IS 'gamekeeper';
COMMENT ON COLUMN jagd_revier.rv_pacht IS 'yearly rent in euro';
COMMENT ON TABLE jagd_wildart IS 'kinds of game';
COMMENT ON COLUMN jagd_wildart.wa_preis_kg IS 'guide price per kg';
COMMENT ON TABLE jagd_strecke IS 'bag: every animal shot';
COMMENT ON COLUMN jagd_strecke.st_schuetze IS 'who shot it';
COMMENT ON COLUMN jagd_strecke.st_erlegt IS 'day shot';
COMMENT ON COLUMN jagd_strecke.st_gemeldet IS 'day reported';
COMMENT ON COLUMN jagd_strecke.st_kg IS 'weight in kg';
COMMENT ON COLUMN jagd_strecke.st_alter IS 'age in years';
COMMENT ON COLUMN jagd_strecke.st_verkauft_an IS 'sold to';
COMMENT ON COLUMN jagd_strecke.st_erloes IS 'sold for, euro';
COMMENT ON COLUMN jagd_strecke.st_bezahlt IS 'day the buyer paid';
COMMENT ON TABLE jagd_plan IS 'shooting plan: number allowed per ground, game and year';
COMMENT ON COLUMN jagd_plan.pl_soll IS 'number planned';
COMMENT ON TABLE jagd_schaden IS 'damage to fields';
COMMENT ON COLUMN jagd_schaden.sd_bauer IS 'farmer';
COMMENT ON COLUMN jagd_schaden.sd_gemeldet IS 'reported';
COMMENT ON COLUMN jagd_schaden.sd_gefordert IS 'claimed, euro';
COMMENT ON COLUMN jagd_schaden.sd_gezahlt IS 'paid, euro';
COMMENT ON COLUMN jagd_schaden.sd_erledigt IS 'settled on';
