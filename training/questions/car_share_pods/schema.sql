CREATE TABLE parking_station (
  parking_station_identifier int PRIMARY KEY,
  parking_station_name text NOT NULL,
  parking_station_district text NOT NULL,
  number_of_bays int NOT NULL,
  has_charging_point boolean NOT NULL
);
CREATE TABLE shared_vehicle (
  shared_vehicle_identifier int PRIMARY KEY,
  licence_plate_number text NOT NULL,
  vehicle_model_name text NOT NULL,
  vehicle_category text NOT NULL,
  energy_source text NOT NULL,
  odometer_kilometres int NOT NULL,
  next_inspection_date date,
  home_parking_station_identifier int NOT NULL REFERENCES parking_station,
  withdrawn_from_service_date date
);
CREATE TABLE club_member (
  club_member_identifier int PRIMARY KEY,
  member_first_name text NOT NULL,
  member_last_name text NOT NULL,
  member_email_address text,
  membership_start_date date NOT NULL,
  membership_end_date date,
  tariff_plan_name text NOT NULL,
  driving_licence_verified boolean NOT NULL
);
CREATE TABLE vehicle_reservation (
  vehicle_reservation_identifier int PRIMARY KEY,
  club_member_identifier int NOT NULL REFERENCES club_member,
  shared_vehicle_identifier int NOT NULL REFERENCES shared_vehicle,
  booked_at_timestamp timestamptz NOT NULL,
  planned_start_timestamp timestamptz NOT NULL,
  planned_end_timestamp timestamptz NOT NULL,
  cancelled_at_timestamp timestamptz
);
CREATE TABLE completed_trip (
  completed_trip_identifier int PRIMARY KEY,
  vehicle_reservation_identifier int NOT NULL UNIQUE REFERENCES vehicle_reservation,
  actual_start_timestamp timestamptz NOT NULL,
  actual_return_timestamp timestamptz NOT NULL,
  distance_driven_kilometres numeric(7,1) NOT NULL,
  trip_charge_amount numeric(8,2) NOT NULL,
  return_parking_station_identifier int NOT NULL REFERENCES parking_station
);
CREATE TABLE vehicle_damage_report (
  vehicle_damage_report_identifier int PRIMARY KEY,
  completed_trip_identifier int NOT NULL REFERENCES completed_trip,
  reported_date date NOT NULL,
  damage_description text NOT NULL,
  repair_cost_amount numeric(8,2),
  charged_to_member boolean NOT NULL
);
