CREATE TABLE browser (id integer PRIMARY KEY, name text NOT NULL, maker text NOT NULL, released_year integer NOT NULL, market_share numeric(4,1) NOT NULL);
CREATE TABLE plugin (id integer PRIMARY KEY, name text NOT NULL, category text NOT NULL, author text NOT NULL, size_kb integer NOT NULL, open_source boolean NOT NULL, rating numeric(2,1), downloads integer NOT NULL);
CREATE TABLE compatible (plugin_id integer NOT NULL, browser_id integer NOT NULL, since_version integer NOT NULL);
