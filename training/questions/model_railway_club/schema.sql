CREATE TABLE mrc_mem (
  m_no int PRIMARY KEY, m_first text NOT NULL, m_last text NOT NULL, m_town text NOT NULL, m_join date NOT NULL, m_left date, m_key boolean NOT NULL, m_intro int REFERENCES mrc_mem
);
CREATE TABLE mrc_layout (l_no int PRIMARY KEY, l_name text NOT NULL, l_gauge text NOT NULL, l_lead int REFERENCES mrc_mem, l_start date NOT NULL, l_done date, l_metres numeric(5,1) NOT NULL);
CREATE TABLE mrc_stock (
  s_no int PRIMARY KEY,
  s_type char(1) NOT NULL,        -- L locomotive, C coach, W wagon
  s_name text NOT NULL,
  s_maker text NOT NULL,
  s_gauge text NOT NULL,
  s_owner int REFERENCES mrc_mem, -- null: belongs to the club
  s_got date NOT NULL,
  s_paid numeric(7,2),
  s_worth numeric(7,2) NOT NULL,
  s_ok boolean NOT NULL
);
CREATE TABLE mrc_show (sh_no int PRIMARY KEY, sh_name text NOT NULL, sh_town text NOT NULL, sh_from date NOT NULL, sh_to date NOT NULL, sh_booked date NOT NULL, sh_fee numeric(7,2) NOT NULL, sh_fee_paid date, sh_cost numeric(7,2) NOT NULL);
CREATE TABLE mrc_show_layout (sh_no int REFERENCES mrc_show, l_no int REFERENCES mrc_layout, PRIMARY KEY (sh_no, l_no));
CREATE TABLE mrc_crew (sh_no int REFERENCES mrc_show, m_no int REFERENCES mrc_mem, c_job text NOT NULL, c_hours numeric(4,1) NOT NULL, PRIMARY KEY (sh_no, m_no));
CREATE TABLE mrc_work (w_no int PRIMARY KEY, w_mem int NOT NULL REFERENCES mrc_mem, w_layout int REFERENCES mrc_layout, w_stock int REFERENCES mrc_stock, w_day date NOT NULL, w_hours numeric(4,1) NOT NULL, w_what text NOT NULL);
CREATE TABLE mrc_subs (u_mem int REFERENCES mrc_mem, u_year int, u_amt numeric(6,2) NOT NULL, u_due date NOT NULL, u_paid date, PRIMARY KEY (u_mem, u_year));
COMMENT ON TABLE mrc_subs IS 'yearly subscriptions';
COMMENT ON COLUMN mrc_show.sh_fee IS 'what the organiser pays us';
COMMENT ON COLUMN mrc_show.sh_cost IS 'our own costs for the show';
COMMENT ON COLUMN mrc_mem.m_intro IS 'member who introduced this one';
COMMENT ON COLUMN mrc_stock.s_paid IS 'price paid, empty: gift';
COMMENT ON COLUMN mrc_stock.s_worth IS 'worth today';
