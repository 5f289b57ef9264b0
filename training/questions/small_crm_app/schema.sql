CREATE TABLE auth_user (
  id integer PRIMARY KEY,
  username varchar(150) NOT NULL UNIQUE,
  first_name varchar(150) NOT NULL,
  last_name varchar(150) NOT NULL,
  is_superuser boolean NOT NULL,
  is_active boolean NOT NULL,
  last_login timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_team (
  id integer PRIMARY KEY,
  name varchar(80) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_teammembership (
  id integer PRIMARY KEY,
  team_id integer NOT NULL REFERENCES crm_team(id),
  user_id integer NOT NULL REFERENCES auth_user(id),
  is_lead boolean NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_company (
  id integer PRIMARY KEY,
  owner_id integer REFERENCES auth_user(id),
  name varchar(200) NOT NULL,
  industry varchar(60) NOT NULL,
  city varchar(80) NOT NULL,
  annual_turnover numeric(12,2),
  archived boolean NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_contact (
  id integer PRIMARY KEY,
  company_id integer REFERENCES crm_company(id),
  first_name varchar(80) NOT NULL,
  last_name varchar(80) NOT NULL,
  email varchar(254),
  job_title varchar(80),
  do_not_call boolean NOT NULL,
  deleted_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_stage (
  id integer PRIMARY KEY,
  name varchar(40) NOT NULL,
  sort_order integer NOT NULL,
  probability integer NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_deal (
  id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES crm_company(id),
  owner_id integer NOT NULL REFERENCES auth_user(id),
  stage_id integer NOT NULL REFERENCES crm_stage(id),
  title varchar(200) NOT NULL,
  value numeric(10,2) NOT NULL,
  source varchar(30) NOT NULL,
  expected_close date,
  won_at timestamp,
  lost_at timestamp,
  lost_reason varchar(60),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_activity (
  id integer PRIMARY KEY,
  user_id integer NOT NULL REFERENCES auth_user(id),
  company_id integer NOT NULL REFERENCES crm_company(id),
  deal_id integer REFERENCES crm_deal(id),
  kind varchar(20) NOT NULL,
  happened_at timestamp NOT NULL,
  duration_min integer,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_task (
  id integer PRIMARY KEY,
  assignee_id integer NOT NULL REFERENCES auth_user(id),
  deal_id integer REFERENCES crm_deal(id),
  title varchar(200) NOT NULL,
  due_on date NOT NULL,
  done_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_note (
  id integer PRIMARY KEY,
  author_id integer NOT NULL REFERENCES auth_user(id),
  content_type varchar(20) NOT NULL,
  object_id integer NOT NULL,
  text text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_tag (
  id integer PRIMARY KEY,
  name varchar(50) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE crm_company_tags (
  id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES crm_company(id),
  tag_id integer NOT NULL REFERENCES crm_tag(id),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE app_product (
  id integer PRIMARY KEY,
  name varchar(120) NOT NULL,
  list_price numeric(9,2) NOT NULL,
  is_recurring boolean NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE app_order (
  id integer PRIMARY KEY,
  order_no varchar(12) NOT NULL UNIQUE,
  company_id integer NOT NULL REFERENCES crm_company(id),
  deal_id integer REFERENCES crm_deal(id),
  total numeric(10,2) NOT NULL,
  ordered_on date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE app_orderitem (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES app_order(id),
  product_id integer NOT NULL REFERENCES app_product(id),
  quantity integer NOT NULL,
  unit_price numeric(9,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE app_emailinvite (
  id integer PRIMARY KEY,
  invited_by_id integer NOT NULL REFERENCES auth_user(id),
  email varchar(254) NOT NULL,
  accepted_at timestamp,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
COMMENT ON COLUMN crm_activity.kind IS 'call, email, meeting or demo';
COMMENT ON COLUMN crm_note.content_type IS 'deal, company or contact';
