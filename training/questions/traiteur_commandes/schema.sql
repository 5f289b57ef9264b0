CREATE TABLE client (
  cli_id int PRIMARY KEY,
  nom varchar(50) NOT NULL,
  prenom varchar(40),
  tel varchar(20),
  tel_old varchar(20),
  ville varchar(40) NOT NULL,
  pro_flg smallint NOT NULL
);
CREATE TABLE t_menu_cat (
  cat_id int PRIMARY KEY,
  lib varchar(30) NOT NULL
);
CREATE TABLE plat (
  plat_id int PRIMARY KEY,
  lib varchar(60) NOT NULL,
  cat_id int NOT NULL REFERENCES t_menu_cat(cat_id),
  prix numeric(7,2) NOT NULL,
  prix_old numeric(7,2),
  veg smallint NOT NULL,
  gluten_free smallint NOT NULL,
  actif smallint NOT NULL
);
CREATE TABLE commande (
  cmd_no int PRIMARY KEY,
  cli_id int NOT NULL REFERENCES client(cli_id),
  cmd_dt date NOT NULL,
  event_dt date NOT NULL,
  event_type varchar(20) NOT NULL,
  nb_guests int NOT NULL,
  stat varchar(12) NOT NULL,
  deposit numeric(8,2) NOT NULL,
  tot numeric(9,2) NOT NULL
);
CREATE TABLE ligne_cmd (
  ligne_id int PRIMARY KEY,
  cmd_no int NOT NULL REFERENCES commande(cmd_no),
  plat_id int NOT NULL REFERENCES plat(plat_id),
  qte int NOT NULL,
  prix numeric(7,2) NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  nm varchar(50) NOT NULL,
  role varchar(20) NOT NULL,
  hr_rate numeric(5,2) NOT NULL,
  tel varchar(20)
);
CREATE TABLE staff_cmd (
  cmd_no int NOT NULL REFERENCES commande(cmd_no),
  staff_id int NOT NULL REFERENCES staff(staff_id),
  hrs numeric(4,1) NOT NULL,
  PRIMARY KEY (cmd_no, staff_id)
);
CREATE TABLE reglement (
  regl_id int PRIMARY KEY,
  cmd_no int NOT NULL REFERENCES commande(cmd_no),
  regl_dt date NOT NULL,
  mode varchar(12) NOT NULL,
  amt numeric(9,2) NOT NULL
);
