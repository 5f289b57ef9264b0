CREATE TABLE staff (
    id INTEGER PRIMARY KEY,
    first_name VARCHAR(60) NOT NULL,
    last_name VARCHAR(60) NOT NULL,
    job_title VARCHAR(60),
    email VARCHAR(120),
    started_on DATE NOT NULL,
    left_on DATE
);

CREATE TABLE landlords (
    id INTEGER PRIMARY KEY,
    name VARCHAR(120) NOT NULL,
    email VARCHAR(120),
    phone VARCHAR(30),
    commission_percent REAL NOT NULL DEFAULT 10
);

CREATE TABLE buildings (
    id INTEGER PRIMARY KEY,
    landlord_id INTEGER NOT NULL,
    name VARCHAR(80) NOT NULL,
    street VARCHAR(120) NOT NULL,
    city VARCHAR(60) NOT NULL,
    postcode VARCHAR(10) NOT NULL,
    year_built INTEGER,
    has_lift INTEGER NOT NULL DEFAULT 0,
    managed_since DATE,
    FOREIGN KEY (landlord_id) REFERENCES landlords(id)
);

CREATE TABLE flats (
    id INTEGER PRIMARY KEY,
    building_id INTEGER NOT NULL,
    flat_number VARCHAR(10) NOT NULL,
    floor INTEGER NOT NULL,
    bedrooms INTEGER NOT NULL, -- 0 = studio
    area_sqm REAL,
    furnished INTEGER NOT NULL DEFAULT 0,
    pets_allowed INTEGER NOT NULL DEFAULT 0,
    asking_rent REAL NOT NULL, -- per month
    status VARCHAR(20) NOT NULL DEFAULT 'Vacant',
    UNIQUE (building_id, flat_number),
    FOREIGN KEY (building_id) REFERENCES buildings(id)
);

CREATE TABLE tenants (
    id INTEGER PRIMARY KEY,
    first_name VARCHAR(60) NOT NULL,
    last_name VARCHAR(60) NOT NULL,
    email VARCHAR(120),
    phone VARCHAR(30),
    date_of_birth DATE,
    occupation VARCHAR(80),
    has_guarantor INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE leases (
    id INTEGER PRIMARY KEY,
    flat_id INTEGER NOT NULL,
    tenant_id INTEGER NOT NULL,
    signed_on DATE NOT NULL,
    start_date DATE NOT NULL,
    end_date DATE NOT NULL,
    monthly_rent REAL NOT NULL,
    deposit REAL NOT NULL,
    deposit_returned REAL,
    status VARCHAR(20) NOT NULL,
    notice_given_on DATE,
    FOREIGN KEY (flat_id) REFERENCES flats(id),
    FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);

CREATE TABLE rent_payments (
    id INTEGER PRIMARY KEY,
    lease_id INTEGER NOT NULL,
    due_date DATE NOT NULL,
    amount_due REAL NOT NULL,
    amount_paid REAL NOT NULL DEFAULT 0,
    paid_on DATE,
    method VARCHAR(20),
    status VARCHAR(20) NOT NULL,
    FOREIGN KEY (lease_id) REFERENCES leases(id)
);
CREATE INDEX idx_rent_payments_lease ON rent_payments(lease_id);

CREATE TABLE trades (
    id INTEGER PRIMARY KEY,
    name VARCHAR(40) NOT NULL
);

CREATE TABLE contractors (
    id INTEGER PRIMARY KEY,
    trade_id INTEGER NOT NULL,
    company VARCHAR(120) NOT NULL,
    contact_name VARCHAR(120),
    phone VARCHAR(30),
    email VARCHAR(120),
    hourly_rate REAL NOT NULL,
    approved INTEGER NOT NULL DEFAULT 1,
    FOREIGN KEY (trade_id) REFERENCES trades(id)
);

CREATE TABLE repairs (
    id INTEGER PRIMARY KEY,
    flat_id INTEGER NOT NULL,
    contractor_id INTEGER,
    reported_on DATE NOT NULL,
    description VARCHAR(200) NOT NULL,
    urgency VARCHAR(20) NOT NULL DEFAULT 'Normal',
    status VARCHAR(20) NOT NULL DEFAULT 'Open',
    completed_on DATE,
    hours_worked REAL,
    materials_cost REAL,
    total_cost REAL,
    FOREIGN KEY (flat_id) REFERENCES flats(id),
    FOREIGN KEY (contractor_id) REFERENCES contractors(id)
);

CREATE TABLE enquiry_sources (
    id INTEGER PRIMARY KEY,
    name VARCHAR(40) NOT NULL
);

CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY,
    flat_id INTEGER NOT NULL,
    source_id INTEGER NOT NULL,
    name VARCHAR(120) NOT NULL,
    email VARCHAR(120),
    phone VARCHAR(30),
    received_on DATE NOT NULL,
    answered_on DATE,
    message TEXT,
    status VARCHAR(20) NOT NULL DEFAULT 'New',
    FOREIGN KEY (flat_id) REFERENCES flats(id),
    FOREIGN KEY (source_id) REFERENCES enquiry_sources(id)
);

CREATE TABLE viewings (
    id INTEGER PRIMARY KEY,
    enquiry_id INTEGER,
    flat_id INTEGER NOT NULL,
    staff_id INTEGER,
    viewing_date DATE NOT NULL,
    viewing_time VARCHAR(5) NOT NULL,
    status VARCHAR(20) NOT NULL,
    offer_made INTEGER NOT NULL DEFAULT 0,
    notes TEXT,
    FOREIGN KEY (enquiry_id) REFERENCES enquiries(id),
    FOREIGN KEY (flat_id) REFERENCES flats(id)
);
