create table things (id integer primary key);
