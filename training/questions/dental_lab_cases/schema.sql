CREATE TABLE m_practice (
  prac_cd char(3) PRIMARY KEY,
  prac_nm text NOT NULL,
  city text NOT NULL,
  tel text,
  acct_stat text NOT NULL
);
CREATE TABLE m_dentist (
  dent_id int PRIMARY KEY,
  prac_cd char(3) NOT NULL REFERENCES m_practice(prac_cd),
  fnm text NOT NULL,
  lnm text NOT NULL
);
CREATE TABLE m_product (
  prod_cd text PRIMARY KEY,
  prod_desc text NOT NULL,
  grp text NOT NULL,
  list_price numeric(8,2) NOT NULL,
  std_days int NOT NULL
);
CREATE TABLE m_tech (
  tech_id int PRIMARY KEY,
  tech_nm text NOT NULL,
  dept text NOT NULL,
  hire_dt date NOT NULL,
  active char(1) NOT NULL
);
CREATE TABLE t_case (
  case_no int PRIMARY KEY,
  dent_id int NOT NULL REFERENCES m_dentist(dent_id),
  pat_ref text NOT NULL,
  rcv_dt date NOT NULL,
  due_dt date NOT NULL,
  ship_dt date,
  rush char(1) NOT NULL,
  stat text NOT NULL
);
CREATE TABLE t_case_item (
  item_id int PRIMARY KEY,
  case_no int NOT NULL REFERENCES t_case(case_no),
  prod_cd text NOT NULL REFERENCES m_product(prod_cd),
  tech_id int REFERENCES m_tech(tech_id),
  tooth text,
  shade text,
  qty int NOT NULL,
  price numeric(8,2) NOT NULL
);
CREATE TABLE t_remake (
  rmk_id int PRIMARY KEY,
  case_no int NOT NULL REFERENCES t_case(case_no),
  rmk_dt date NOT NULL,
  reason text NOT NULL,
  chg_flg char(1) NOT NULL
);
CREATE TABLE t_inv (
  inv_no text PRIMARY KEY,
  prac_cd char(3) NOT NULL REFERENCES m_practice(prac_cd),
  inv_dt date NOT NULL,
  amt numeric(9,2) NOT NULL,
  pd_dt date
);
