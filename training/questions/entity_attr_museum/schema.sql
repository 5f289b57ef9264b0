CREATE TABLE entity (entity_id int PRIMARY KEY, entity_type text NOT NULL, label text NOT NULL, parent_id int REFERENCES entity(entity_id), created_at date NOT NULL, retired_at date);
CREATE TABLE attribute_def (attr_id int PRIMARY KEY, attr_name text NOT NULL, applies_to text NOT NULL);
CREATE TABLE entity_attributes (entity_id int REFERENCES entity, attr_id int REFERENCES attribute_def, val_text text, val_num numeric, val_date date, PRIMARY KEY (entity_id, attr_id));
CREATE TABLE relation (from_id int REFERENCES entity(entity_id), to_id int REFERENCES entity(entity_id), rel_type text NOT NULL, from_date date, to_date date, PRIMARY KEY (from_id, to_id, rel_type));
CREATE TABLE event (event_id int PRIMARY KEY, entity_id int NOT NULL REFERENCES entity, event_type text NOT NULL, event_date date NOT NULL, actor_id int REFERENCES entity(entity_id), cost numeric(9,2), remark text);
COMMENT ON COLUMN entity.entity_type IS 'object, person, room or institution';
COMMENT ON COLUMN entity.parent_id IS 'object: the room it is kept in';
COMMENT ON COLUMN relation.rel_type IS 'made_by: object to person; lent_to: object to institution; given_by: object to person or institution';
COMMENT ON COLUMN event.event_type IS 'restoration, inspection, photo, move';
